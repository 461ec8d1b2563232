import {expect, it} from 'vitest';
import {findUndrawable} from '@markdown-zh/authoring/share-pictures';
import {authoringSite} from './authoring-site';

it('A9 names characters that no share picture can have, where a build would stop', async () => {
  const posts = [
    {from: 'good.md', shared: '终端电阻 120 Ω，CAN FD：© ¥'},
    {from: 'bad.md', shared: '🎉 发布了'},
  ];
  expect(await findUndrawable(posts, authoringSite('.').missingCharacters)).toEqual([
    {kind: 'share-picture', path: 'bad.md', detail: '🎉'},
  ]);
});
