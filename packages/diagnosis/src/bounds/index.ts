import './linear-edits.ts';

export {boundedHandlers, definitionSize} from './handlers.ts';
export {allowanceOf, type Allowance} from './limits.ts';
export {boundedReferences} from './references.ts';
export {boundedTables} from './tables.ts';
