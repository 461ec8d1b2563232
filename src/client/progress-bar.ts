import type {ClientModule} from '@docusaurus/types';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** Milliseconds of a navigation without the bar, of each of its movements, and between two of them. */
const delay = 200;
const speed = 200;
const trickleSpeed = 800;

const minimum = 0.08;
/** The most by which the bar grows at a time, and how far it comes before the page does. */
const trickleRate = 0.02;
const most = 0.994;

let box: HTMLElement | undefined;
let waiting = 0;
let trickle = 0;

/** Part of the bar that is in view, from 0 to 1. */
function move(bar: HTMLElement, part: number): void {
  bar.style.transform = `translate3d(${(part - 1) * 100}%, 0, 0)`;
}

function start(): void {
  if (box) {
    return;
  }
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.append(Object.assign(document.createElement('div'), {className: 'peg'}));
  box = document.createElement('div');
  box.id = 'nprogress';
  box.append(bar);
  move(bar, 0);
  document.body.append(box);
  bar.getBoundingClientRect(); // so that it moves from there
  bar.style.transition = `all ${speed}ms ease`;
  let part = minimum;
  move(bar, part);
  trickle = window.setInterval(() => {
    part = Math.min(part + Math.random() * trickleRate, most);
    move(bar, part);
  }, trickleSpeed);
}

/** Also where the page that it is for does not come. */
export function endProgress(): void {
  window.clearTimeout(waiting);
  const shown = box;
  if (!shown) {
    return;
  }
  box = undefined;
  window.clearInterval(trickle);
  move(shown.firstChild as HTMLElement, 1);
  window.setTimeout(() => {
    shown.style.transition = `all ${speed}ms linear`;
    shown.style.opacity = '0';
    window.setTimeout(() => {
      shown.remove();
    }, speed);
  }, speed);
}

/**
 * The progress bar of a navigation that takes its time (B4): what the theme has NProgress do, in a fourth of its bytes. The library
 * cannot be asked for when it is needed: it would come after the page for which it is shown.
 */
export default {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    // Of a navigation that another one has taken the place of, nobody hears the end.
    window.clearTimeout(waiting);
    waiting = window.setTimeout(start, delay);
    return () => {
      window.clearTimeout(waiting);
    };
  },
  onRouteDidUpdate: endProgress,
} satisfies ClientModule;
