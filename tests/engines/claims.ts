import type {Claim} from './claims/claim';
import {hacksClaims} from './claims/hacks';
import {markdownIssueClaims} from './claims/markdown-issue';
import {toolsClaims} from './claims/tools';

/** The articles whose claims about engines are tested, with those claims, section by section. */
export const claimsOf = {
  'docs/tutorial-basics/markdown-issue': markdownIssueClaims,
  'docs/tutorial-extras/hacks': hacksClaims,
  'docs/tutorial-extras/tools': toolsClaims,
} as const satisfies Record<string, readonly Claim[]>;

export const claims = Object.entries(claimsOf).flatMap(([page, ofPage]) =>
  ofPage.map((claim: Claim) => ({page, ...claim})),
);
