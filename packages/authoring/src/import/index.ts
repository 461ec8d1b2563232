import {basename} from 'node:path';
import {parseArgs} from 'node:util';
import {ask} from '../new-article/ask.ts';
import type {Output, Site} from '../site.ts';
import {suggest} from '@markdown-zh/content-check';
import {printable} from '@markdown-zh/diagnosis/printable';
import {generators, guessGenerator, isGeneratorName} from './generators/index.ts';
import {planImport, type Choices, type Plan} from './plan.ts';
import {openFolder, readBlog} from './read-blog.ts';
import {inEnglish} from './reasons.ts';
import {writeReport} from './report.ts';
import {findUndrawable} from './share-pictures.ts';
import {readSiteFacts, type SiteFacts} from './site-facts.ts';
import {undoImport} from './undo.ts';
import {reportFile, writeImport} from './write.ts';

const names = Object.keys(generators).join('|');

const usage = `npm run import -- DIR --from ${names} [options]
npm run import -- --undo

  --to blog|docs   where the articles go; by default the blog
  --author KEY     a key of blog/authors.yml, for posts whose author the site does not know
  --tags A,B       keys of blog/tags.yml, for posts whose tags the site does not know
  --dry-run        prints the report, and writes nothing
  --undo           takes back the imports that are not committed yet`;

/**
 * Runs the command in the site. Throws an error with the remedy if it cannot.
 *
 * @returns the exit code: 1 if a post was left out
 */
export async function runImport(
  args: readonly string[],
  site: Site,
  output: Output,
): Promise<number> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: {type: 'string'},
      to: {type: 'string', default: 'blog'},
      author: {type: 'string'},
      tags: {type: 'string', default: ''},
      'dry-run': {type: 'boolean', default: false},
      undo: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    output.log(usage);
    return 0;
  }
  if (values.undo) {
    const {count, folder} = undoImport(site.root);
    output.log(
      `${countOf(count, 'article')} moved to ${folder}. Delete that folder when you need nothing in it.`,
    );
    return 0;
  }
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) {
    throw new Error(`Name one folder.\n\n${usage}`);
  }
  if (values.to !== 'blog' && values.to !== 'docs') {
    throw new Error(`--to is "${values.to}". Write blog or docs.`);
  }
  const folder = openFolder(path);
  const guess = guessGenerator(folder);
  if (!isGeneratorName(values.from)) {
    const said = values.from === undefined ? '--from is missing' : `--from is "${values.from}"`;
    throw new Error(`${said}. Write one of ${names}.${hint(guess, path)}`);
  }
  const generator = generators[values.from];
  if (!generator.isIn(folder) && !(values.from === 'wechat' && guess === 'typora')) {
    throw new Error(
      `${path} is not a blog of ${generator.label}, which has ${generator.mark}.${hint(guess, path)}`,
    );
  }

  const facts = readSiteFacts(site);
  const blog = readBlog(folder, generator);
  let choices: Choices = {
    to: values.to,
    author: values.author,
    tags: values.tags.split(/[,，\s]+/).filter(Boolean),
  };
  checkNames('authors', choices.author === undefined ? [] : [choices.author], facts.authors);
  checkNames('tags', choices.tags, facts.tags);
  let plan = planImport(blog, facts, choices);
  if (output.isTerminal && !values['dry-run'] && isIncomplete(plan)) {
    choices = await askMissing(plan, choices, facts, output);
    plan = planImport(blog, facts, choices);
  }
  plan = {
    ...plan,
    findings: [...plan.findings, ...(await findUndrawable(plan.posts, site.missingCharacters))],
  };
  const report = writeReport(plan, {folder: basename(folder.root), label: generator.label});

  if (values['dry-run']) {
    output.log(report);
  } else if (plan.posts.length > 0) {
    requireNames(plan, facts);
    writeImport(site.root, plan, facts, report);
  }
  for (const {path: file, reason} of plan.leftOut) {
    output.error(`${printable(file)} ${inEnglish(reason)}`);
  }
  output.log(summaryOf(plan, values['dry-run']));
  return plan.leftOut.length > 0 ? 1 : 0;
}

function hint(guess: keyof typeof generators | undefined, path: string): string {
  return guess === undefined
    ? ' There is no Markdown in it.'
    : ` ${path} looks like ${generators[guess].label}: --from ${guess}`;
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function checkNames(
  field: 'authors' | 'tags',
  given: readonly string[],
  known: readonly string[],
): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is not in blog/${field}.yml.${suggest(unknown, known)} Use one of ${known.join(', ')}, or add it there.`,
    );
  }
}

const isIncomplete = ({unattributed, untagged}: Plan) => unattributed.length + untagged.length > 0;

async function askMissing(
  plan: Plan,
  choices: Choices,
  facts: SiteFacts,
  output: Output,
): Promise<Choices> {
  const answers = async (answer: 'authors' | 'tags', posts: readonly string[]) => {
    if (posts.length === 0) {
      return [];
    }
    output.log(`${countOf(posts.length, 'post')} without ${answer} that this site knows:`);
    const given = await ask('post', answer, {}, facts);
    if (given === undefined) {
      throw new Error('Nothing was written.');
    }
    return given[answer] ?? [];
  };
  const [author = choices.author] = await answers('authors', plan.unattributed);
  const tags = await answers('tags', plan.untagged);
  return {...choices, author, tags: tags.length > 0 ? tags : choices.tags};
}

function requireNames({unattributed, untagged}: Plan, {authors, tags}: SiteFacts): void {
  const missing = (
    posts: readonly string[],
    field: string,
    flag: string,
    known: readonly string[],
  ) =>
    posts.length === 0
      ? []
      : [
          `${countOf(posts.length, 'post')} without ${field} that this site knows, the first is ${printable(posts[0] ?? '')}. Add ${flag}; there are ${known.join(', ')}.`,
        ];
  const problems = [
    ...missing(unattributed, 'an author', '--author KEY', authors),
    ...missing(untagged, 'a tag', '--tags A,B', tags),
  ];
  if (problems.length > 0) {
    throw new Error([...problems, 'Nothing was written.'].join('\n'));
  }
}

function summaryOf({posts, redirects, earlier, leftOut}: Plan, isDry: boolean): string {
  const files = posts.reduce((sum, {copies}) => sum + copies.length, 0);
  const parts = [
    `${countOf(posts.length, 'article')}, ${countOf(files, 'file')} beside them, ${countOf(Object.keys(redirects).length, 'redirect')}`,
    ...(earlier.length > 0 ? [`${earlier.length} imported earlier`] : []),
    ...(leftOut.length > 0 ? [`${leftOut.length} left out`] : []),
  ];
  const next =
    isDry || posts.length === 0
      ? 'Nothing was written.'
      : `Read ${reportFile}, and run \`npm run check:content -- --fix\`.`;
  return `${parts.join('; ')}. ${next}`;
}
