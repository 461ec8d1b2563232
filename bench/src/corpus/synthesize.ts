import type {Page} from '@markdown-zh/search/build';
import {createPageBuilder} from './page-builder';
import {createRandom, integer, pick, type Random} from './random';
import {code, flag, sentence, titleOf, uniqueHeading, type Vocabulary} from './sentences';
import {commonHeadings, topics, type Topic} from './words';

/**
 * Generates documentation in Chinese, so that the benchmark needs no download. It has several topics, each with its own compounds and
 * Latin names, whose frequencies follow Zipf's law. Some headings repeat over pages; titles are unique. The same seed gives the same pages.
 */
export function synthesize(count: number, seed: number): Page[] {
  const random = createRandom(seed);
  const vocabularies = topics.map((topic) => vocabularyOf(topic, random, count));
  const titles = new Set<string>();
  return Array.from({length: count}, (_, index) => {
    const vocabulary = vocabularies[index % vocabularies.length] ?? emptyVocabulary;
    return makePage(random, withOwnTerms(vocabulary, random), titles, index);
  });
}

const emptyVocabulary: Vocabulary = {topic: '', terms: [], latin: [], own: []};

/** A topic's compounds and names in a random order, the frequent ones first. */
function vocabularyOf(topic: Topic, random: Random, pages: number): Vocabulary {
  const compounds = topic.kinds.flatMap((kind) => topic.nouns.map((noun) => kind + noun));
  const doubled = topic.kinds.flatMap((kind) =>
    compounds.filter((compound) => !compound.startsWith(kind)).map((compound) => kind + compound),
  );
  const byChance = (words: readonly string[]) =>
    words.map((word) => ({word, at: random()})).sort((a, b) => a.at - b.at);
  const rare = Array.from({length: 40 + pages}, () => inventedName(random));
  return {
    topic: topic.name,
    terms: [...topic.nouns, ...byChance([...compounds, ...doubled]).map(({word}) => word)],
    latin: [...topic.latin, ...new Set(rare)],
    own: [],
  };
}

/** Each page repeats a few terms of its own. */
function withOwnTerms(vocabulary: Vocabulary, random: Random): Vocabulary {
  const own = Array.from({length: 4}, () => pick(random, vocabulary.terms) ?? '');
  const name = pick(random, vocabulary.latin) ?? '';
  return {...vocabulary, own: [...own, name]};
}

const onsets = 'b c d f g h j k l m n p r s t v w z br ch cl dr fl gr pl st tr'.split(' ');
const rhymes = 'a e i o u ai er en or ex il on um ax ent ist ora ine'.split(' ');

/** A name that no dictionary has: `Trexora`, `kelvine-ist`. */
function inventedName(random: Random): string {
  const syllables = Array.from(
    {length: integer(random, 2, 4)},
    () => `${pick(random, onsets) ?? ''}${pick(random, rhymes) ?? ''}`,
  );
  const name = syllables.join('');
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const forms = [
    capital(name),
    name,
    `${name}-${syllables[0] ?? ''}`,
    `${capital(name)}${integer(random, 2, 9)}`,
  ];
  return forms[integer(random, 0, forms.length - 1)] ?? name;
}

function makePage(
  random: Random,
  vocabulary: Vocabulary,
  titles: Set<string>,
  index: number,
): Page {
  let title = titleOf(random, vocabulary);
  while (titles.has(title)) {
    title = titleOf(random, vocabulary);
  }
  titles.add(title);
  const builder = createPageBuilder();
  const paragraphs = (least: number, most: number) => {
    for (let left = integer(random, least, most); left > 0; left -= 1) {
      const sentences = Array.from({length: integer(random, 2, 5)}, () =>
        sentence(random, vocabulary),
      );
      builder.text(sentences.join(''));
    }
  };
  paragraphs(1, 2);
  for (let left = integer(random, 3, 8); left > 0; left -= 1) {
    const isCommon = random() < 0.35;
    builder.heading(
      isCommon ? (pick(random, commonHeadings) ?? '') : uniqueHeading(random, vocabulary),
    );
    paragraphs(1, 5);
    if (random() < 0.4) {
      builder.code(code(random, vocabulary));
      builder.text(`加上 ${flag(random)} 再试一次。`);
    }
  }
  return builder.finish(title, `${vocabulary.topic}/${index}`);
}
