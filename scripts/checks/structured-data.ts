import {z} from 'zod';

/*
 * The requirements and recommendations of Google's documents "Article (Article, NewsArticle, BlogPosting)" and "Breadcrumb
 * (BreadcrumbList)" that apply to this site, read in November 2026. This site also requires absolute addresses, dates of ISO 8601, and
 * no empty values.
 */
const text = z.string().trim().min(1);
const address = z.url({protocol: /^https?$/, hostname: z.regexes.domain});
const moment = z.iso.datetime();
const context = z.literal('https://schema.org');

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address.optional(),
  name: text,
  url: address.optional(),
  logo: address.optional(),
});

const part = z.strictObject({
  '@type': z.enum(['WebSite', 'Blog']),
  '@id': address,
  name: text,
  url: address,
});

const article = {
  '@id': address,
  mainEntityOfPage: address.optional(),
  url: address,
  headline: text.max(110),
  image: address,
  author: z.union([organization, z.array(organization).min(1)]),
  dateModified: moment.optional(),
};

const articleAlone = {
  ...article,
  '@context': context,
  description: text,
  inLanguage: z.literal('zh-CN'),
  license: address,
  publisher: organization,
  isPartOf: part,
};

const things = z.discriminatedUnion('@type', [
  z.strictObject({...articleAlone, '@type': z.literal('TechArticle')}),
  z.strictObject({
    ...articleAlone,
    '@type': z.literal('BlogPosting'),
    datePublished: moment,
    keywords: z.array(text).min(1),
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('Blog'),
    '@id': address,
    url: address,
    name: text,
    description: text,
    inLanguage: text,
    publisher: organization,
    blogPost: z.array(
      z.strictObject({...article, '@type': z.literal('BlogPosting'), datePublished: moment}),
    ),
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: text,
          item: address,
        }),
      )
      .min(2)
      .refine((items) => items.every(({position}, index) => position === index + 1)),
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('WebSite'),
    '@id': address,
    url: address,
    name: text,
    description: text,
    inLanguage: text,
    license: address,
    publisher: organization,
  }),
]);

/**
 * Checks one piece of structured data of a page.
 *
 * @param json the text of a script of type `application/ld+json`
 * @returns each fault: the property's path and the reason
 */
export function checkStructuredData(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return ['It is not JSON.'];
  }
  const result = things.safeParse(data);
  return result.success
    ? []
    : result.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`);
}
