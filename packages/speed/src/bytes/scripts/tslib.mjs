/** Of tslib's helpers the one that Docusaurus's code for the browser asks for. */
export {__importDefault} from 'tslib/tslib.es6.mjs';
