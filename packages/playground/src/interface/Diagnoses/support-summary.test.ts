import {expect, it} from 'vitest';
import {featureUses} from '../../worker/diagnosis.ts';
import {supportOf} from '@markdown-zh/platforms/support';
import {supportSummary} from './support-summary.ts';

it('W9 counts what does not surely work', () => {
  const text = '~~甲~~ 乙[^1] ==丙== [[丁]] $x$ 戊\n\n[^1]: 己';
  expect(supportSummary(supportOf(featureUses(text), 'hexo'))).toBe(
    '3 种写法不支持，1 种只支持一部分',
  );
  expect(supportSummary(supportOf(featureUses('甲 [[乙]]'), 'typora'))).toBe(
    '1 种写法只支持一部分，1 种没有试过',
  );
  expect(supportSummary(supportOf(featureUses('甲'), 'github'))).toBe('用到的写法都支持');
});
