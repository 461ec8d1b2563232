/**
 * `npm run generate -- front-matter`: generates the tables in WRITING.md, the JSON Schemas and VS Code's snippets. Its sources are the
 * schema of front matter (site/front-matter.ts) and the known tags and authors.
 */
import {writeFileSync} from 'node:fs';
import {frontMatterFiles} from '@markdown-zh/authoring/front-matter';
import {authoringSite} from './authoring-site';

for (const [file, text] of frontMatterFiles(authoringSite(process.cwd()), 'WRITING.md')) {
  writeFileSync(file, text);
  console.log(file);
}
