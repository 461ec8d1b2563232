import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';

/** The data of a related post. */
type RelatedPost = Pick<BlogPostMetadata, 'permalink' | 'title' | 'description'>;

/** The field that plugins/articles/related-posts adds to the metadata of a post. */
export interface WithRelatedPosts {
  readonly relatedPosts?: readonly RelatedPost[];
}

/** The parts of a post that determine similarity. */
export interface Post {
  readonly id: string;
  readonly tags: readonly string[];
  /** Title and text; may contain markup and code. */
  readonly text: string;
}

/** Maximum weight of a common tag, compared with a text similarity of 0 to 1. */
const tagWeight = 0.5;

/** Posts below this similarity that have no tag in common are not related. */
const minSimilarity = 0.08;

/**
 * For each post, the ids of the most similar posts, best first. The score is the cosine similarity of the texts' terms,
 * weighted by TF-IDF (Salton and Buckley 1988), plus the common tags. Rare tags count more. The order of the input
 * does not matter.
 *
 * @param limit maximum length of a list; a list may be shorter or empty
 */
export function relatedPosts(
  posts: readonly Post[],
  limit: number,
): ReadonlyMap<string, readonly string[]> {
  const similaritiesTo = compare(vectorsOf(posts.map(({text}) => countTerms(text))));
  const tagCounts = countAll(posts.map(({tags}) => tags));
  const rarity = (tag: string) => 1 / Math.log2(1 + (tagCounts.get(tag) ?? 1));

  return new Map(
    posts.map((post, own) => {
      const similarities = similaritiesTo(own);
      const related = posts
        .flatMap((other, index) => {
          const shared = other.tags.filter((tag) => post.tags.includes(tag));
          const similarity = similarities[index] ?? 0;
          const score = similarity + tagWeight * sum(shared.map(rarity));
          const isRelated = index !== own && (shared.length > 0 || similarity >= minSimilarity);
          return isRelated ? [{id: other.id, score}] : [];
        })
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map(({id}) => id);
      return [post.id, related];
    }),
  );
}

type Counts = ReadonlyMap<string, number>;

/** Words of Latin letters and digits, and pairs of Han characters: Chinese has no spaces between words. */
function countTerms(text: string): Counts {
  const words = text.toLowerCase().match(/[\p{Script=Latin}\d]{2,}/gu) ?? [];
  const pairs = (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) => {
    const characters = Array.from(run);
    return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
  });
  return count([...words, ...pairs]);
}

/** Each text as a vector of length 1. */
function vectorsOf(texts: readonly Counts[]): Counts[] {
  const documents = countAll(texts.map((terms) => [...terms.keys()]));
  return texts.map((terms) => {
    const weights = [...terms].map(([term, frequency]) => {
      const rarity = Math.log(texts.length / (documents.get(term) ?? 1));
      return [term, (1 + Math.log(frequency)) * rarity] as const;
    });
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([term, weight]) => [term, weight / length]));
  });
}

/**
 * Compares vectors of length 1. It goes through the texts of each term, not through the terms of each pair of texts. For a thousand posts,
 * the pairs would take more than a minute.
 *
 * @returns a function that gives the cosine similarity of one vector to each
 */
function compare(vectors: readonly Counts[]): (own: number) => Float64Array {
  const texts = new Map<string, {readonly indexes: number[]; readonly weights: number[]}>();
  for (const [index, vector] of vectors.entries()) {
    for (const [term, weight] of vector) {
      const {indexes, weights} = texts.get(term) ?? {indexes: [], weights: []};
      texts.set(term, {indexes, weights});
      indexes.push(index);
      weights.push(weight);
    }
  }
  return (own) => {
    const similarities = new Float64Array(vectors.length);
    for (const [term, weight] of vectors[own] ?? []) {
      const {indexes = [], weights = []} = texts.get(term) ?? {};
      for (let at = 0; at < indexes.length; at += 1) {
        const index = indexes[at] ?? 0;
        similarities[index] = (similarities[index] ?? 0) + weight * (weights[at] ?? 0);
      }
    }
    return similarities;
  };
}

function countAll(lists: readonly (readonly string[])[]): Counts {
  return count(lists.flatMap((list) => [...new Set(list)]));
}

function count(terms: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const term of terms) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
