/**
 * `npm run front-matter`: writes all that is made of the schema of front matter (site/front-matter.ts) and of the
 * known tags and authors: the tables in WRITING.md, the JSON Schemas and VS Code's snippets.
 */
import {writeFileSync} from 'node:fs';
import {frontMatterFiles} from './front-matter/files';

for (const [file, text] of frontMatterFiles()) {
  writeFileSync(file, text);
  console.log(file);
}
