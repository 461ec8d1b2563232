/**
 * `npm run check -- cmark-gfm`: runs the installed cmark-gfm, GitHub's published engine, over every source that the site makes a statement
 * about. Writes the answers, with which the tests compare the articles.
 */
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import {format, resolveConfig} from 'prettier';
import {answersFile, measureAnswers} from './answers';

async function main(): Promise<void> {
  const answers = measureAnswers();
  const style = await resolveConfig(answersFile);
  const text = await format(JSON.stringify(answers), {...style, parser: 'json'});
  replaceFile(answersFile, text, {within: '.'});
  console.log(
    `cmark-gfm ${answers.version}: ${Object.keys(answers.html).length} answers in ${answersFile}.`,
  );
}

void main();
