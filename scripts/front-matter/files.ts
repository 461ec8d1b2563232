import {readFileSync} from 'node:fs';
import {fillGuide, jsonSchemaOf, snippetsOf} from './guide';
import {schemas} from '../../site/front-matter';
import {readContent, type ArticleKind} from '@markdown-zh/content-check';
import contentCheck from '../../site/content-check';

const guide = 'WRITING.md';

/** The current text of every file that is generated from the schema of front matter, by path. */
export function frontMatterFiles(): ReadonlyMap<string, string> {
  const {known} = readContent(process.cwd(), contentCheck);
  const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
  return new Map([
    [guide, fillGuide(readFileSync(guide, 'utf8'))],
    ['.vscode/front-matter.code-snippets', json(snippetsOf(known))],
    ...(Object.keys(schemas) as ArticleKind[]).map(
      (kind) =>
        [`.vscode/front-matter/${kind}.schema.json`, json(jsonSchemaOf(kind, known))] as const,
    ),
  ]);
}
