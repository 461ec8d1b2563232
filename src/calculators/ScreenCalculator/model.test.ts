import {describe, expect, it} from 'vitest';
import {commonPanels, measuredPanels, solveScreen, type ScreenTexts} from './model';

const texts: ScreenTexts = {
  width: '2560',
  height: '1440',
  diagonal: '27',
  areaWidth: '597.7',
  areaHeight: '336.2',
  distance: '60',
};

function byDiagonal(diagonal: string, width: string, height: string, distance = '60') {
  return solveScreen('diagonal', {...texts, diagonal, width, height, distance}).result;
}

function byArea(width: string, height: string, areaWidth: string, areaHeight: string) {
  return solveScreen('area', {...texts, width, height, areaWidth, areaHeight}).result;
}

describe('a screen known by its diagonal, against published values', () => {
  it.each([
    // weibeld.net/webdesign/display-parameters.html, after GSMArena
    ['iPhone 5, weibeld.net', '4', '640', '1136', 326, 0.5],
    // infinitediaries.net, "The iPhone X Plus could have a 6.68″ screen"
    ['iPhone X, infinitediaries.net', '5.85', '2436', '1125', 458.67, 0.005],
    // travelingfoodie2006.com/qa, "How is screen density calculated?": 1920 × 1080 at 4.7″
    ['HTC One, travelingfoodie2006.com', '4.7', '1920', '1080', 468.7, 0.05],
    // devutl.com/ppi-density-calculator, its table of devices, whole numbers not always rounded
    ['12.9″ 2732 × 2048, devutl.com', '12.9', '2732', '2048', 264, 1],
    ['27″ 3840 × 2160, devutl.com', '27', '3840', '2160', 163, 0.5],
    ['34″ 3440 × 1440, devutl.com', '34', '3440', '1440', 110, 0.5],
  ])('%s', (_, diagonal, width, height, ppi, accuracy) => {
    const screen = byDiagonal(diagonal, width, height);
    expect(Math.abs((screen?.ppiAcross ?? 0) - ppi)).toBeLessThanOrEqual(accuracy);
  });

  it.each([
    // devutl.com/ppi-density-calculator: "retina distance" 3438 / PPI, in inches
    ['23.8', '1920', '1080', 37],
    ['27', '3840', '2160', 21],
    ['12.9', '2732', '2048', 13],
  ])('%s″, %s × %s reaches 60 pixels per degree at %d inches (devutl.com)', (d, w, h, inches) => {
    expect(Math.round((byDiagonal(d, w, h)?.distanceFor60 ?? 0) / 2.54)).toBe(inches);
  });
});

describe('a screen known by its active area, against datasheets', () => {
  it('Surenoo SHD050B-800480 manual: 108.00 × 64.80 mm, pitch 0.135 × 0.135 mm, 5.0″', () => {
    const screen = byArea('800', '480', '108', '64.8');
    expect(screen?.pitchAcross).toBeCloseTo(0.135, 6);
    expect(screen?.pitchDown).toBeCloseTo(0.135, 6);
    expect(screen?.diagonal).toBeCloseTo(5, 1);
  });

  it('ST7789 2.8″ module, lcddisplaymanufacturer.com: 43.2 × 57.6 mm, pitch 0.18 mm', () => {
    const screen = byArea('240', '320', '43.2', '57.6');
    expect(screen?.pitchAcross).toBeCloseTo(0.18, 6);
    expect(screen?.pitchDown).toBeCloseTo(0.18, 6);
  });
});

describe('the figures of the article', () => {
  it('27″, 2560 × 1440: 108.8 PPI, 0.2335 mm, 597.7 × 336.2 mm, 80 and 126 cm, 44.9 PPD', () => {
    const screen = byDiagonal('27', '2560', '1440');
    expect(screen?.ppiAcross.toFixed(1)).toBe('108.8');
    expect(screen?.pitchAcross.toFixed(4)).toBe('0.2335');
    expect(screen?.width.toFixed(1)).toBe('597.7');
    expect(screen?.height.toFixed(1)).toBe('336.2');
    expect(screen?.diagonal).toBeCloseTo(27, 9);
    expect(screen?.pixelAspect).toBe(1);
    expect(screen?.distanceFor60.toFixed(0)).toBe('80');
    expect(screen?.distanceFor94.toFixed(0)).toBe('126');
    expect(screen?.pixelsPerDegree.toFixed(1)).toBe('44.9');
  });

  it.each([
    ['0.96', '128', '64', '30', '30.7'],
    ['4.3', '480', '272', '40', '35.3'],
    ['7', '1024', '600', '40', '46.6'],
    ['6.67', '1080', '2400', '30', '81.3'],
    ['24', '1920', '1080', '60', '37.8'],
    ['27', '3840', '2160', '60', '67.3'],
    ['55', '3840', '2160', '250', '137.6'],
  ])('%s″, %s × %s at %s cm: %s PPD', (diagonal, width, height, distance, ppd) => {
    expect(byDiagonal(diagonal, width, height, distance)?.pixelsPerDegree.toFixed(1)).toBe(ppd);
  });

  it.each([
    ['AT070TN92', '1.074', '0.1925', '0.1792'],
    ['G070Y2-L01', '1.002', '0.1900', '0.1896'],
    ['DM-OLED096-624', '1.001', '0.1699', '0.1698'],
  ])('%s: pixels %s as wide as high, %s × %s mm', (id, aspect, across, down) => {
    const panel = measuredPanels.find((candidate) => candidate.id === id);
    const screen = byArea(
      panel?.width ?? '',
      panel?.height ?? '',
      panel?.area?.width ?? '',
      panel?.area?.height ?? '',
    );
    expect(screen?.pixelAspect.toFixed(3)).toBe(aspect);
    expect(screen?.pitchAcross.toFixed(4)).toBe(across);
    expect(screen?.pitchDown.toFixed(4)).toBe(down);
  });

  it('AT070TN92: 131.9 PPI across, 141.8 down; the coarser one decides on the distance', () => {
    const screen = byArea('800', '480', '154', '86');
    expect(screen?.ppiAcross.toFixed(1)).toBe('131.9');
    expect(screen?.ppiDown.toFixed(1)).toBe('141.8');
    expect(screen?.distanceFor60).toBeCloseTo(8731.7 / 131.948, 1);
  });

  it('the notebook measured with a ruler: 15.55″, 0.1793 mm, 141.7 PPI', () => {
    const screen = byArea('1920', '1080', '344.2', '193.6');
    expect(screen?.diagonal.toFixed(2)).toBe('15.55');
    expect(screen?.pitchAcross.toFixed(4)).toBe('0.1793');
    expect(screen?.ppiAcross.toFixed(1)).toBe('141.7');
  });
});

describe('the panels to choose from', () => {
  it('have ids of their own, and give a result', () => {
    const ids = [...commonPanels, ...measuredPanels].map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {size, width, height} of commonPanels) {
      expect(byDiagonal(size, width, height)).toBeDefined();
    }
  });
});

describe('bad input', () => {
  it.each([
    ['', 'empty'],
    ['-1', 'too-small'],
    ['0', 'too-small'],
    ['12.5', 'not-an-integer'],
    ['宽', 'not-a-number'],
    ['1e9', 'too-large'],
  ])('a width of %j is a fault named %s, and there is no result', (width, code) => {
    const {errors, result} = solveScreen('diagonal', {...texts, width});
    expect(errors.width?.code).toBe(code);
    expect(result).toBeUndefined();
  });

  it('does not look at what is not known', () => {
    expect(solveScreen('diagonal', {...texts, areaWidth: 'x'}).errors).toEqual({});
    expect(solveScreen('area', {...texts, diagonal: 'x'}).errors).toEqual({});
    expect(solveScreen('area', {...texts, areaWidth: '0'}).errors.areaWidth?.code).toBe(
      'too-small',
    );
  });

  it('gives numbers at both ends of every range', () => {
    for (const [pixels, mm] of [
      ['1', '99999'],
      ['99999', '0.1'],
    ] as const) {
      for (const value of Object.values(byArea(pixels, pixels, mm, mm) ?? {NaN})) {
        expect(value).toSatisfy(Number.isFinite);
      }
    }
  });
});
