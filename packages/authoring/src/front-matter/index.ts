import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fillGuide, jsonSchemaOf, snippetsOf} from './guide.ts';
import {readContent, type ArticleKind} from '@markdown-zh/content-check';
import type {Site} from '../site.ts';

/**
 * The current text of every file that is generated from the schema of front matter, by path.
 *
 * @param guide the guide for authors, from the site's folder; the function fills its part between the two marks
 */
export function frontMatterFiles(
  {root, contentCheck}: Site,
  guide: string,
): ReadonlyMap<string, string> {
  const {known} = readContent(root, contentCheck);
  const schemas = contentCheck.frontMatter ?? {};
  const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
  return new Map([
    [guide, fillGuide(readFileSync(join(root, guide), 'utf8'), schemas)],
    ['.vscode/front-matter.code-snippets', json(snippetsOf(schemas, known))],
    ...(Object.keys(schemas) as ArticleKind[]).map(
      (kind) =>
        [
          `.vscode/front-matter/${kind}.schema.json`,
          json(jsonSchemaOf(schemas, kind, known)),
        ] as const,
    ),
  ]);
}
