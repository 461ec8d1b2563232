import type {Root} from 'hast';
import type {Losses} from '../../document/losses.ts';
import {labelAlerts} from './alerts.ts';
import {openFolds} from './folds.ts';
import {writeFootnotes} from './footnotes.ts';
import {joinLines} from './soft-breaks.ts';
import {writeReadings} from './ruby.ts';
import {writeBoxes} from './tasks.ts';

/** Writes as text what no target but the web has. */
export function simplify(root: Root, losses: Losses): void {
  labelAlerts(root);
  writeBoxes(root, losses);
  openFolds(root, losses);
  writeFootnotes(root, losses);
  writeReadings(root);
  joinLines(root);
}
