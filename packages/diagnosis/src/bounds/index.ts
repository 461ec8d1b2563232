import './containers.ts';
import './linear-edits.ts';

export {boundOf, type Bound} from './bound-of.ts';
export {boundedHandlers, definitionSize} from './handlers.ts';
export {allowanceOf, type Allowance} from './limits.ts';
export {boundedReferences} from './references.ts';
export {boundedSyntax} from './syntax.ts';
export {boundedTables} from './tables.ts';
export {boundMessage, boundSentences} from './words.ts';
