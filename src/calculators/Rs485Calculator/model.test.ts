import {describe, expect, it} from 'vitest';
import {
  solveBias,
  solveDistance,
  solveStub,
  type BiasTexts,
  type NodeLoad,
  type Terminators,
} from './model';

const texts: BiasTexts = {
  supply: '5',
  bias: '560',
  wanted: '200',
  termination: '120',
  nodes: '0',
};

function bus(
  changes: Partial<BiasTexts>,
  terminators: Terminators = '2',
  nodeLoad: NodeLoad = '1',
) {
  return solveBias({...texts, ...changes}, terminators, nodeLoad).result;
}

const millivolts = (volts: number | undefined) => ((volts ?? NaN) * 1000).toFixed(0);

describe('idle voltage, against B&B Electronics', () => {
  // Its ebook and its application note count 12 kΩ between the lines. That loads the divider as
  // much as twice the unit loads from each line to ground.
  it('RS-422 and RS-485 Applications Ebook, p. 34 f.: ten nodes with 4.7 kΩ each, two 120 Ω: 285 mV', () => {
    const {idle = NaN} = bus({bias: '470', nodes: '20'}) ?? {};
    expect(Math.abs(idle * 1000 - 285)).toBeLessThan(2); // the ebook rounds the load to 57 Ω
  });

  it('RS-422/485 Application Note, p. 19, example 2: 32 nodes, no terminators, 9 kΩ in all: 200 mV', () => {
    const {idle, enough} = bus({bias: '4500', nodes: '64'}, '0') ?? {};
    expect(millivolts(idle)).toBe('200');
    expect(enough).toBe('barely');
    expect(bus({bias: '4501', nodes: '64'}, '0')?.enough).toBe('no');
  });
});

describe('the figures of the article', () => {
  it.each([
    ['5', '200', 720],
    ['3.3', '200', 465],
    ['5', '300', 470],
    ['3.3', '300', 300],
  ])('%s V, %s mV, no nodes: at most %d Ω', (supply, wanted, to) => {
    const range = bus({supply, wanted})?.bias;
    // The largest resistor may be one that already takes all unit loads, 375 Ω.
    expect(range).toEqual(to < 375 ? {code: 'none'} : {code: 'range', from: 375, to});
    expect(millivolts(bus({supply, wanted, bias: String(to)})?.idle)).toBe(wanted);
  });

  it('5 V, 560 Ω: 254 mV without nodes, 248 mV with all unit loads taken, of which the bias has 21.4', () => {
    expect(millivolts(bus({})?.idle)).toBe('254');
    const full = bus({nodes: '84'}, '2', '8');
    expect(millivolts(full?.idle)).toBe('248');
    expect(millivolts(full?.idleWithoutNodes)).toBe('254');
    expect(full?.biasUnitLoads.toFixed(1)).toBe('21.4');
    expect(full?.withinUnitLoads).toBe(true);
  });

  it.each([
    ['560', '1', 10],
    ['560', '8', 84],
    ['694.44', '1', 14],
    ['458.33', '1', 5],
    ['375', '1', 0],
    ['100', '1', 0],
  ] as const)('beside %s Ω fit nodes of 1/%s unit load: %d', (bias, load, limit) => {
    expect(bus({bias}, '2', load)?.nodeLimit).toBe(limit);
  });

  it('with all unit loads taken, 694 Ω at 5 V and 458 Ω at 3.3 V still give 200 mV', () => {
    expect(bus({bias: '694', nodes: '117'}, '2', '8')?.enough).toBe('barely');
    expect(bus({supply: '3.3', bias: '458', nodes: '46'}, '2', '8')?.enough).toBe('barely');
  });

  it('leaves no resistor to choose when the nodes take all unit loads', () => {
    expect(bus({nodes: '32'})?.bias).toEqual({code: 'none'});
    expect(bus({nodes: '33'})?.bias).toEqual({code: 'none'});
    expect(bus({nodes: '33'})?.withinUnitLoads).toBe(false);
  });

  it('counts whole ohms: up from the smallest, down from the largest', () => {
    expect(bus({nodes: '10'})?.bias).toEqual({code: 'range', from: 546, to: 702}); // 545.45–702.4
    expect(bus({nodes: '10'}, '0')?.bias).toEqual({code: 'range', from: 546, to: 28800});
    expect(bus({supply: '3.3', wanted: '176'})?.bias).toEqual({code: 'range', from: 375, to: 532});
  });

  it('leaves no resistor to choose when no whole ohm lies between both limits', () => {
    // 545.45–545.64 Ω
    expect(bus({supply: '3.3', wanted: '168', nodes: '10'})?.bias).toEqual({code: 'none'});
  });

  it('gives only resistors that keep to both limits', () => {
    for (const wanted of ['150', '168', '200', '250']) {
      for (const nodes of ['0', '5', '10', '14']) {
        const range = bus({wanted, nodes})?.bias;
        const ends = range?.code === 'range' ? [range.from, range.to] : [];
        for (const end of ends) {
          const found = bus({wanted, nodes, bias: String(end)});
          expect(found?.enough).not.toBe('no');
          expect(found?.withinUnitLoads).toBe(true);
        }
      }
    }
  });

  it('draws the current of a divider, and more for every node', () => {
    expect(bus({})?.idleCurrent).toBeCloseTo(5 / (2 * 560 + 60), 9);
    expect(bus({nodes: '1'})?.idleCurrent).toBeGreaterThan(5 / (2 * 560 + 60));
  });

  it('without terminators the lines rest at the rails, and no resistor is too large', () => {
    expect(bus({}, '0')).toMatchObject({
      idle: 5,
      bias: {code: 'from', from: 375},
      idleCurrent: 0,
      terminatorPower: undefined,
    });
  });

  it('5 V across 120 Ω is 208 mW', () => {
    expect(millivolts(bus({})?.terminatorPower)).toBe('208');
  });
});

describe('D21 the margin of the idle voltage', () => {
  it.each([
    // A need of 200 mV, met by 206 mV without a margin: the receivers' threshold is 200 mV.
    ['200', '680', '10', '1', 206, 'barely'],
    ['200', '560', '0', '1', 254, 'yes'],
    ['200', '720', '0', '1', 200, 'barely'],
    ['200', '730', '0', '1', 197, 'no'],
    ['300', '430', '10', '8', 325, 'yes'],
    ['300', '470', '0', '1', 300, 'yes'],
    ['100', '1200', '0', '1', 122, 'barely'],
    ['100', '1100', '0', '1', 133, 'yes'],
  ] as const)(
    'for %s mV, %s Ω beside %s nodes of 1/%s unit load: %d mV is %s',
    (wanted, bias, nodes, load, found, enough) => {
      const result = bus({wanted, bias, nodes}, '2', load);
      expect(millivolts(result?.idle)).toBe(String(found));
      expect(result?.enough).toBe(enough);
    },
  );

  it.each([
    ['300', '10', '8', 430, 325],
    ['200', '0', '1', 680, 211],
    ['200', '10', '1', 680, 206],
  ] as const)(
    'for %s mV beside %s nodes of 1/%s: %d Ω is the preferred value, with %d mV',
    (...given) => {
      const [wanted, nodes, load, ohms, idle] = given;
      const e24 = bus({wanted, nodes}, '2', load)?.e24;
      expect(e24?.ohms).toBe(ohms);
      expect(millivolts(e24?.idle)).toBe(String(idle));
    },
  );

  it('has no preferred value where no resistor fits, or none of the series', () => {
    expect(bus({nodes: '32'})?.e24).toBeUndefined();
    expect(bus({wanted: '330', nodes: '10'}, '2', '8')?.e24).toBeUndefined();
    expect(bus({}, '0')?.e24).toBeUndefined();
  });
});

describe('stubs', () => {
  it.each([
    // TI, datasheets of SN65HVD10/11/12 (table 10-1) and SN65HVD70/74 (table 5), both with v = 78 %
    ['SN65HVD10', '3', 0.07],
    ['SN65HVD11', '10', 0.23],
    ['SN65HVD12 and SN65HVD70', '100', 2.34],
    ['SN65HVD74', '4', 0.09],
    ['SN65HVD76', '2', 0.05],
    // The article
    ['30 ns', '30', 0.7],
  ])('%s, %s ns: %d m', (_, riseTime, metres) => {
    const stub = solveStub({riseTime, velocity: '0.78'}).result;
    expect(Number(stub?.oneWay.toFixed(2))).toBe(metres);
    expect(stub?.roundTrip).toBeCloseTo((stub?.oneWay ?? 0) / 2, 12);
  });

  it('500 ns: 11.7 m, the article', () => {
    expect(solveStub({riseTime: '500', velocity: '0.78'}).result?.oneWay.toFixed(1)).toBe('11.7');
  });

  it.each([
    ['', '0.78', 'riseTime', 'empty'],
    ['0', '0.78', 'riseTime', 'too-small'],
    ['30', '1.01', 'velocity', 'too-large'],
    ['30', '-0.7', 'velocity', 'too-small'],
    ['30 ns', '0.7', 'riseTime', 'not-a-number'],
  ] as const)('%j and %j: %s is %s', (riseTime, velocity, name, code) => {
    const {errors, result} = solveStub({riseTime, velocity});
    expect(errors[name]?.code).toBe(code);
    expect(result).toBeUndefined();
  });
});

describe('rate against distance', () => {
  it.each([
    // Teltonika, RUT9 series manual, 8.5.2.1: 10⁸ / rate, up to 1200 m
    ['10000', 10],
    ['100', 1000],
    ['1000', 100],
    ['83.3', 1200],
    ['9.6', 1200],
  ])('%s kbit/s reaches %d m', (rate, metres) => {
    expect(Math.round(solveDistance({rate, length: '1'}).result?.length ?? 0)).toBe(metres);
  });

  it.each([
    // Products in the article: TI THVD1510, Beckhoff EL6711 twice
    ['250', '1219', '3.0'],
    ['156', '1200', '1.9'],
    ['10000', '100', '10.0'],
  ])(
    '%s kbit/s over %s m is %s × 10⁸ bit·m/s, more than the rule allows',
    (rate, length, product) => {
      const distance = solveDistance({rate, length}).result;
      expect(((distance?.product ?? 0) / 1e8).toFixed(1)).toBe(product);
      expect(distance?.within).toBe(false);
    },
  );

  it('keeps to the rule on its line, and beyond 1200 m at no rate', () => {
    expect(solveDistance({rate: '1000', length: '100'}).result).toMatchObject({
      within: true,
      rate: 1000,
    });
    expect(solveDistance({rate: '1', length: '1201'}).result).toMatchObject({
      within: false,
      rate: undefined,
    });
  });

  it('refuses what is no rate', () => {
    expect(solveDistance({rate: '0', length: '1e9'})).toEqual({
      errors: {
        rate: {code: 'too-small', limit: 0.1},
        length: {code: 'too-large', limit: 9999},
      },
      result: undefined,
    });
  });
});

describe('bad input of the bias', () => {
  it.each([
    ['supply', '', 'empty'],
    ['bias', '0', 'too-small'],
    ['bias', '-560', 'too-small'],
    ['nodes', '1.5', 'not-an-integer'],
    ['nodes', '1000', 'too-large'],
    ['termination', '一百二', 'not-a-number'],
  ] as const)('%s of %j is %s', (name, text, code) => {
    const {errors, result} = solveBias({...texts, [name]: text}, '2', '1');
    expect(errors[name]?.code).toBe(code);
    expect(result).toBeUndefined();
  });

  it('gives numbers at the ends of every range', () => {
    const ends = [
      {supply: '1', bias: '999999', wanted: '999', termination: '1', nodes: '999'},
      {supply: '60', bias: '1', wanted: '1', termination: '999999', nodes: '0'},
    ];
    for (const end of ends) {
      for (const terminators of ['0', '1', '2'] as const) {
        for (const value of Object.values(solveBias(end, terminators, '8').result ?? {NaN})) {
          expect(typeof value === 'number' ? value : 0).toSatisfy(Number.isFinite);
        }
      }
    }
  });
});
