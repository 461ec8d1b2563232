export {compareFindings, formatFinding, type Finding, type WordedFinding} from './checks/issue.ts';
export {countInbound} from './checks/inbound.ts';
export {inEnglish, inLanguageOf} from './messages/to-issues.ts';
export {suggest} from './checks/nearest.ts';
export {routeOf} from './checks/routes.ts';
export {withDefaults} from './config.ts';
export type {
  ArticleKind,
  Config,
  ContentCheckConfig,
  FieldSchema,
  FrontMatterSchema,
  KnownNames,
} from './config.ts';
export {changedFiles} from './run/changed.ts';
export {readContent} from './run/read-content.ts';
export {escapeCode, listCode} from './conversions/escape-code.ts';
export {convert, type ConvertOptions, type Note, type NoteKind} from './conversions/index.ts';
