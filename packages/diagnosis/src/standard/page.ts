export {adaptToPage, type Place} from './adapt.ts';
export {sanitize} from './sanitize.ts';
