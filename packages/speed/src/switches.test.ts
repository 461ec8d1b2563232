import {describe, expect, it} from 'vitest';
import {levers} from './levers.ts';
import {provedLevers, wantedLevers} from './switches.ts';

const all = Object.keys(levers);

describe('SPEED', () => {
  it('M6 has all levers on, none, or all but some', () => {
    expect([...wantedLevers(undefined)]).toEqual(all);
    expect([...wantedLevers(' ')]).toEqual(all);
    expect([...wantedLevers('on')]).toEqual(all);
    expect([...wantedLevers('off')]).toEqual([]);
    expect([...wantedLevers('-head, -router')]).toEqual(
      all.filter((name) => !['head', 'router'].includes(name)),
    );
  });

  it.each(['fast', 'head', '-header', '-head,off', '-head,'])(
    'M6 names the levers at %s',
    (value) => {
      expect(() => wantedLevers(value)).toThrow(`SPEED is "${value}"`);
      expect(() => wantedLevers(value)).toThrow(
        'Set it to on, to off, or to a list such as -head,-router',
      );
      expect(() => wantedLevers(value)).toThrow(all.join(', '));
    },
  );
});

describe('versions', () => {
  const installed: Record<string, string> = {
    '@docusaurus/core': '3.10.9',
    '@docusaurus/theme-classic': '3.10.9',
    '@rspack/core': '1.7.3',
    '@mdx-js/mdx': '3.1.1',
    'react-router-dom': '5.3.4',
    'react-router-config': '5.1.1',
  };
  const wanted = wantedLevers('on');

  it('M6 leaves all levers on with the versions that they were proved with', () => {
    const {proved, warnings} = provedLevers(wanted, (name) => installed[name]);
    expect([...proved]).toEqual(all);
    expect(warnings).toEqual([]);
  });

  it('M6 switches the levers of another version off, in a warning that names both', () => {
    const {proved, warnings} = provedLevers(wanted, (name) =>
      name === '@rspack/core' ? '2.0.0' : installed[name],
    );
    expect(proved.has('route-table')).toBe(false);
    expect(proved.has('head')).toBe(true);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('@rspack/core is 2.0.0, and proved is 1.7.x. Off: route-table,');
  });

  it('M6 switches levers off whose packages are not there', () => {
    const {proved, warnings} = provedLevers(wanted, () => undefined);
    expect(proved.size).toBe(0);
    expect(warnings.join()).toContain('@docusaurus/core is not installed');
  });
});
