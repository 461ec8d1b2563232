import {basename, posix} from 'node:path';
import {escapeCode} from '@markdown-zh/content-check';
import {endSummary, summarize, shorten, takeTitle} from './article.ts';
import {convertBody} from './convert-body.ts';
import type {Finding, FindingKind} from './findings.ts';
import {keptFields} from './old-post.ts';
import {dayOf} from './permalink.ts';
import {planAddresses} from './plan-addresses.ts';
import {planFiles, type PlacedPost} from './plan-files.ts';
import type {LeftOut, OldBlog, ReadPost} from './read-blog.ts';
import {findReferences, replaceReferences} from './references.ts';
import {createResolver, type Target} from './resolve.ts';
import type {SiteFacts} from './site-facts.ts';
import {frontMatterOf} from '../new-article/plan.ts';
import {proposeSlug} from '../new-article/slug.ts';

/** The choices of the person who imports. */
export interface Choices {
  readonly to: 'blog' | 'docs';
  /** The key of the author of posts whose own author the site does not know. */
  readonly author: string | undefined;
  /** Keys of the tags of posts whose own tags the site does not know. */
  readonly tags: readonly string[];
}

/** An article to write. */
export interface PlannedPost {
  /** Its file in the old blog. */
  readonly from: string;
  /** Its file here, from the project's root. */
  readonly file: string;
  readonly address: string;
  /** Title and description, which its share picture shows. */
  readonly shared: string;
  readonly text: string;
  /** Files to copy: from an absolute path to one from the project's root, or with another text. */
  readonly copies: readonly {
    readonly from: string;
    readonly to: string;
    readonly text?: string | undefined;
  }[];
}

/** Everything that an import will do, before it does anything. */
export interface Plan {
  readonly posts: readonly PlannedPost[];
  /** New redirects. */
  readonly redirects: Readonly<Record<string, string>>;
  /** New entries of the record. */
  readonly imported: Readonly<Record<string, string>>;
  /** Posts that an earlier import brought. */
  readonly earlier: readonly string[];
  readonly leftOut: readonly LeftOut[];
  readonly findings: readonly Finding[];
  /** Posts without an author, or without a tag, that the site knows: they cannot be written. */
  readonly unattributed: readonly string[];
  readonly untagged: readonly string[];
}

/** A post with its text in this site's form. */
interface Draft extends ReadPost {
  readonly text: string;
}

/** Plans the import of an old blog, without writing. */
export function planImport(blog: OldBlog, facts: SiteFacts, choices: Choices): Plan {
  const findings: Finding[] = [];
  const keyOf = (path: string) => `${basename(blog.root)}/${path}`;
  const fresh = blog.posts.filter(({path}) => facts.imported[keyOf(path)] === undefined);
  const earlier = blog.posts.filter((post) => !fresh.includes(post)).map(({path}) => path);
  const add = (path: string) => (kind: FindingKind, detail: string) => {
    findings.push({kind, path, detail});
  };

  const resolver = createResolver(blog);
  const drafts = fresh.map((post): Draft => {
    const {title, body} = takeTitle(blog.site.translate?.(post.body) ?? post.body, post.title);
    const {text, notes} = convertBody(body, facts.components, resolver.pathOfPost);
    for (const note of notes) {
      add(post.path)(note.kind, note.text);
    }
    for (const {text: detail, line} of post.codeParts) {
      findings.push({kind: 'code-escaped', path: post.path, detail, line});
    }
    return {...post, title, text};
  });

  const references = drafts.map((draft) =>
    findReferences(draft.text).map((reference) => ({
      ...reference,
      target: resolver.find(reference.url, draft),
    })),
  );
  const places = planFiles(
    drafts.map((draft, index) => ({
      post: draft,
      hasFiles: references[index]?.some(({target}) => target.kind === 'file') ?? false,
    })),
    blog.site.posts,
    facts,
    choices.to,
    findings,
  );
  const fileOf = new Map<string, string>([
    ...blog.posts.flatMap(({path}) => {
      const file = facts.imported[keyOf(path)];
      return file === undefined ? [] : [[path, file] as const];
    }),
    ...places.map(({post, file}) => [post.path, file] as const),
  ]);

  const unattributed: string[] = [];
  const untagged: string[] = [];
  const posts = places.map((place, index): PlannedPost => {
    const {post, file, address, title} = place;
    const draft = drafts[index] ?? {...post, text: post.body};
    const note = add(post.path);
    const copies = new Map<string, string>();
    const text = replaceReferences(draft.text, references[index] ?? [], (reference) => {
      const {target, kind, url} = reference as typeof reference & {readonly target: Target};
      noteTarget(target, kind, url, note);
      if (target.kind === 'post') {
        const to = fileOf.get(target.path);
        return to === undefined ? undefined : linkTo(file, to) + target.hash;
      }
      if (target.kind !== 'file') {
        return undefined;
      }
      const found = blog.at(target.path);
      const ending = found.kind === 'file' ? found.ending : '';
      const name = copies.get(target.path) ?? nameFor(target.path, ending, [...copies.values()]);
      copies.set(target.path, name);
      if (found.kind === 'file' && found.cleaned && found.cleaned.removed.length > 0) {
        note('svg-cleaned', `${target.path}: ${found.cleaned.removed.join(', ')}`);
      }
      if (reference.isSized === true) {
        note('size-lost', url);
      }
      return `./${name}${target.hash}`;
    });
    const fields = fieldsFor(draft, place, facts, choices, note);
    if (choices.to === 'blog') {
      if (fields.authors === undefined) {
        unattributed.push(post.path);
      }
      if (fields.tags === undefined) {
        untagged.push(post.path);
      }
    }
    noteFile(draft, blog, note);
    const body = choices.to === 'blog' ? endSummary(text) : text;
    const article = escapeCode(`---\n${frontMatterOf(fields)}---\n\n${body.trim()}\n`);
    if (draft.codeParts.length === 0) {
      article.escaped.forEach((code) => {
        note('code-escaped', code);
      });
    }
    return {
      from: post.path,
      file,
      address,
      shared: `${title} ${fields.description}`,
      text: article.text,
      copies: [...copies].map(([path, name]) => {
        const found = blog.at(path);
        return {
          from: posix.resolve(blog.root, path),
          to: posix.join(posix.dirname(file), name),
          ...(found.kind === 'file' && found.cleaned && {text: found.cleaned.text}),
        };
      }),
    };
  });

  return {
    posts,
    redirects: planAddresses(places, blog.site, facts, findings),
    imported: Object.fromEntries(posts.map(({from, file}) => [keyOf(from), file])),
    earlier,
    leftOut: blog.leftOut,
    findings,
    unattributed,
    untagged,
  };
}

type AddFinding = (kind: FindingKind, detail: string) => void;

function noteTarget(target: Target, kind: 'image' | 'link', url: string, note: AddFinding): void {
  if (target.kind === 'missing') {
    note(kind === 'image' ? 'picture-missing' : 'link-missing', url);
  } else if (target.kind === 'remote') {
    if (kind === 'image') {
      note('picture-remote', url);
    }
  } else if (target.kind !== 'post' && target.kind !== 'file' && target.kind !== 'other') {
    note(`file-${target.kind}`, url);
  }
}

function noteFile({path, fields, body, encoding}: Draft, {site}: OldBlog, note: AddFinding): void {
  if (encoding !== undefined) {
    note('encoding', encoding);
  }
  const longest = body.split('\n').reduce((most, line) => Math.max(most, line.length), 0);
  if (longest > longLine) {
    note('long-line', String(longest));
  }
  for (const name of Object.keys(fields)) {
    if (!keptFields.has(name) && site.addressFields?.includes(name) !== true) {
      note('field', name);
    }
  }
  if (/\.mdx$/i.test(path)) {
    note('mdx', path);
  }
}

/** A longer line, in characters, is data rather than a paragraph. */
const longLine = 20_000;

/** Front matter of an article, in the order of the schema. */
function fieldsFor(
  draft: Draft,
  {slug, file, address, title, date, position}: PlacedPost,
  facts: SiteFacts,
  {to, author, tags}: Choices,
  note: AddFinding,
): Readonly<Record<string, unknown>> & {readonly description: string} {
  const description = descriptionFor(draft, title, note);
  const changed = draft.updated ?? draft.date;
  const common = {
    ...(changed && {last_update: {date: dayOf(changed)}}),
    ...(draft.isDraft && {draft: true}),
  };
  if (to === 'docs') {
    const path = file.endsWith('/index.md') ? {slug: address.replace(/^\/docs/, '')} : {};
    return {title, description, sidebar_position: position, ...path, ...common};
  }
  const known = knownTags(draft, facts, note);
  const own = facts.authorKeys.get(draft.author?.toLowerCase() ?? '');
  if (draft.author !== undefined && own === undefined) {
    note('author', draft.author);
  }
  const key = own ?? author;
  const list = known.length > 0 ? known : tags;
  return {
    title,
    description,
    slug,
    date,
    ...(key !== undefined && {authors: [key]}),
    ...(list.length > 0 && {tags: list}),
    ...common,
  };
}

function descriptionFor({description, text}: Draft, title: string, note: AddFinding): string {
  const written = shorten(description ?? '');
  if (written.length >= 20) {
    if (written !== description) {
      note('description-cut', description ?? '');
    }
    return written;
  }
  const made = summarize(text);
  const whole =
    made.length >= 20 ? made : shorten([title, written, made].filter(Boolean).join('：'));
  note(whole.length >= 20 ? 'description' : 'description-short', whole);
  return whole;
}

function knownTags({tags, categories}: Draft, {tagKeys}: SiteFacts, note: AddFinding): string[] {
  const names = [...new Set([...tags, ...categories])];
  return [
    ...new Set(
      names.flatMap((name) => {
        const key = tagKeys.get(name.toLowerCase());
        if (key === undefined) {
          note('tag', name);
        }
        return key ?? [];
      }),
    ),
  ];
}

/** The relative link from one article to another. */
function linkTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** A name for a copied file that needs no encoding, and that no other file of the article has. */
function nameFor(path: string, ending: string, taken: readonly string[]): string {
  const plain = proposeSlug(posix.parse(path).name) || 'file';
  const names = [
    plain,
    ...Array.from({length: taken.length}, (_, index) => `${plain}-${index + 2}`),
  ];
  return names.map((each) => each + ending).find((each) => !taken.includes(each)) ?? plain + ending;
}
