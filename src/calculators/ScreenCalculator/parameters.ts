import {choice, numeric, type Parameters} from '../Calculator/share';
import {limits} from './model';

/** The values in the address of the calculator's own page: the article's example, 27 inches, 2560 × 1440, from 60 cm. */
export const parameters = {
  known: choice('diagonal', ['diagonal', 'area']),
  width: numeric('2560', limits.width, 'px'),
  height: numeric('1440', limits.height, 'px'),
  diagonal: numeric('27', limits.diagonal, '英寸'),
  areaWidth: numeric('597.7', limits.areaWidth, 'mm'),
  areaHeight: numeric('336.2', limits.areaHeight, 'mm'),
  distance: numeric('60', limits.distance, 'cm'),
} satisfies Parameters;
