import {describe, expect, it} from 'vitest';
import {describeProblems, readEnvironment} from './environment';

function read(variables: Record<string, string>) {
  const result = readEnvironment(variables);
  if (!result.ok) {
    throw new Error(describeProblems(result.problems));
  }
  return result.environment;
}

function problemsOf(variables: Record<string, string>): string[] {
  const result = readEnvironment(variables);
  return result.ok ? [] : result.problems.map(({message}) => message);
}

describe('readEnvironment', () => {
  it('D7 hides the second blog, B1 builds for / and search is local by default', () => {
    expect(read({})).toMatchObject({
      baseUrl: '/',
      showPrivateBlog: false,
      strictLinks: false,
      algolia: undefined,
    });
  });

  it('O5 has pages stored by browsers unless it is told not to', () => {
    expect(read({}).offline).toBe(true);
    expect(read({OFFLINE: ''}).offline).toBe(true);
    expect(read({OFFLINE: 'false'}).offline).toBe(false);
  });

  it('H5 builds for any host unless one is named', () => {
    expect(read({}).host).toBe('any');
    expect(read({SITE_HOST: 'github-pages'}).host).toBe('github-pages');
  });

  it('takes an empty variable for an unset one', () => {
    expect(read({BASE_URL: '', SHOW_CONTENT: '', ALGOLIA_APP_ID: ''})).toEqual(read({}));
  });

  it('B1 accepts a base path, D7 shows the second blog when told to', () => {
    expect(read({BASE_URL: '/x/', SHOW_CONTENT: 'true'})).toMatchObject({
      baseUrl: '/x/',
      showPrivateBlog: true,
    });
  });

  it('drops the slash at the end of an origin', () => {
    expect(read({SITE_URL: 'https://markdown.test/'}).facts.siteUrl).toBe('https://markdown.test');
  });

  it('takes Algolia only with all three keys', () => {
    const keys = {ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i'};
    expect(read(keys).algolia).toEqual({appId: 'a', apiKey: 'k', indexName: 'i'});
  });

  it('H11 reports to nobody unless an address is named', () => {
    expect(read({}).reportAddress).toBeUndefined();
    expect(read({POLICY_REPORT_URL: 'https://r.example/csp?id=1'}).reportAddress).toBe(
      'https://r.example/csp?id=1',
    );
  });

  it.each([
    'http://r.example/',
    '/csp',
    'https://r.example/a b',
    "https://r.example/'",
    'https://r.example/"',
    'https://r.example/;script-src *',
    'https://r.example/,default-src *',
    'https://r.example/$host',
    'https://r.example/#a',
  ])('H11 refuses the address %s for reports, which could change a header', (address) => {
    expect(problemsOf({POLICY_REPORT_URL: address})).toEqual([
      expect.stringContaining('It must be an absolute address that begins with https://'),
    ]);
  });

  it.each([
    [{SECURITY_MAIL: 'a b@our.test'}, 'SECURITY_MAIL is "a b@our.test". Write one mail address'],
    [{SECURITY_MAIL: 'mailto:a@our.test'}, 'SECURITY_MAIL is "mailto:a@our.test". Write one'],
    [{BASE_URL: 'x'}, 'BASE_URL is "x". It must begin and end with a slash'],
    [{BASE_URL: '/x'}, 'BASE_URL is "/x". It must begin and end with a slash'],
    [{BASE_URL: '/a//b/'}, 'BASE_URL is "/a//b/".'],
    [{BASE_URL: '/a b/'}, 'BASE_URL is "/a b/".'],
    [{BASE_URL: 'https://a.test/'}, 'BASE_URL is "https://a.test/".'],
    [{SITE_HOST: 'github'}, 'SITE_HOST is "github". Set it to any, github-pages,'],
    [{SITE_HOST: 'constructor'}, 'SITE_HOST is "constructor".'],
    [{SITE_URL: 'markdown.test'}, 'SITE_URL is "markdown.test". It must be an absolute address'],
    [{SITE_URL: 'ftp://a.test'}, 'SITE_URL is "ftp://a.test". It must be an absolute address'],
    [{SITE_URL: 'https://a.test/docs'}, 'It must be an origin without a path'],
    [{SITE_URL: 'https://a.test/?q=1'}, 'It must be an origin without a path'],
    [{SHOW_CONTENT: 'yes'}, 'SHOW_CONTENT is "yes". Set it to true or false'],
    [{OFFLINE: 'no'}, 'OFFLINE is "no". Set it to true or false, or leave it unset (true).'],
    [{STRICT_LINKS: '1'}, 'STRICT_LINKS is "1". Set it to true or false'],
    [{ICP_NUMBER: '12345678'}, 'ICP_NUMBER is "12345678". Write it as filed'],
    [{SOCIAL_X_URL: '@markdown'}, 'SOCIAL_X_URL is "@markdown". It must be an absolute address'],
    [
      {ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'k'},
      'ALGOLIA_INDEX_NAME is missing while ALGOLIA_APP_ID and ALGOLIA_API_KEY are set.',
    ],
    [
      {ALGOLIA_INDEX_NAME: 'i'},
      'ALGOLIA_APP_ID is missing while ALGOLIA_INDEX_NAME is set. Set all three',
    ],
  ])('names variable, value and remedy for %j', (variables, message) => {
    expect(problemsOf(variables).join('\n')).toContain(message);
  });

  it('reports every problem at once', () => {
    expect(problemsOf({BASE_URL: 'x', SITE_URL: 'y', SHOW_CONTENT: 'z'})).toHaveLength(3);
  });
});
