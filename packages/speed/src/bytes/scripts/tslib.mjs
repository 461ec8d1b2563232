/** The only tslib helper that Docusaurus's code for the browser imports. */
export {__importDefault} from 'tslib/tslib.es6.mjs';
