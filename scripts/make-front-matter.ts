/**
 * `npm run generate -- front-matter`: generates the tables in WRITING.md, the JSON Schemas and VS Code's snippets. Its sources are the
 * schema of front matter (site/front-matter.ts) and the known tags and authors.
 */
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import {frontMatterFiles} from '@markdown-zh/authoring/front-matter';
import {authoringSite} from './authoring-site';

for (const [file, text] of frontMatterFiles(authoringSite(process.cwd()), 'WRITING.md')) {
  replaceFile(file, text, {within: '.'});
  console.log(file);
}
