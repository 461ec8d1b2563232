import process from 'node:process';

/** Preloaded into a build to shift its clock by days. `Date` with arguments is unchanged. */
const shift = Number(process.env.SHIFT_DAYS) * 24 * 60 * 60 * 1000;
const now = () => RealDate.now() + shift;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
