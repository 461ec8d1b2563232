import {describe, expect, it} from 'vitest';
import {levers} from './levers.ts';
import {testedLevers, enabledLevers} from './switches.ts';

const all = Object.keys(levers);

describe('SPEED', () => {
  it('M6 has all levers on, none, or all but some', () => {
    expect([...enabledLevers(undefined)]).toEqual(all);
    expect([...enabledLevers(' ')]).toEqual(all);
    expect([...enabledLevers('on')]).toEqual(all);
    expect([...enabledLevers('off')]).toEqual([]);
    expect([...enabledLevers('-tslib, -date-format')]).toEqual(
      all.filter((name) => !['tslib', 'date-format'].includes(name)),
    );
  });

  it.each(['fast', 'tslib', '-tslibs', '-tslib,off', '-tslib,'])(
    'M6 names the levers at %s',
    (value) => {
      expect(() => enabledLevers(value)).toThrow(`SPEED is "${value}"`);
      expect(() => enabledLevers(value)).toThrow(
        'Set it to on, to off, or to a list such as -tslib,-date-format',
      );
      expect(() => enabledLevers(value)).toThrow(all.join(', '));
    },
  );
});

describe('versions', () => {
  const installed: Record<string, string> = {
    '@docusaurus/core': '3.10.9',
    '@docusaurus/theme-classic': '3.10.9',
    '@rspack/core': '1.7.3',
    '@mdx-js/mdx': '3.1.1',
    'react-router-config': '5.1.1',
  };
  const wanted = enabledLevers('on');

  it('M6 leaves all levers on with the versions that they were tested with', () => {
    const {tested, warnings} = testedLevers(wanted, (name) => installed[name]);
    expect([...tested]).toEqual(all);
    expect(warnings).toEqual([]);
  });

  it('M6 switches the levers of another version off, in a warning that names both', () => {
    const {tested, warnings} = testedLevers(wanted, (name) =>
      name === '@rspack/core' ? '2.0.0' : installed[name],
    );
    expect(tested.has('route-table')).toBe(false);
    expect(tested.has('tslib')).toBe(true);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(
      'is 2.0.0, and the levers are tested with 1.7.x. Off: route-table,',
    );
  });

  it('M6 switches levers off whose packages are not there', () => {
    const {tested, warnings} = testedLevers(wanted, () => undefined);
    expect(tested.size).toBe(0);
    expect(warnings.join()).toContain('@docusaurus/core is not installed');
  });
});
