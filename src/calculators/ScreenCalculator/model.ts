import {solve, type Limits, type Solution} from '../Calculator/model';

/** The known value besides the resolution: the nominal diagonal, or the active area from a datasheet. */
export type Known = 'diagonal' | 'area';

/** All fields, as typed. Lengths: diagonal in inches, active area in mm, viewing distance in cm. */
export type ScreenTexts = Readonly<
  Record<'width' | 'height' | 'diagonal' | 'areaWidth' | 'areaHeight' | 'distance', string>
>;

export interface Screen {
  readonly ppiAcross: number;
  readonly ppiDown: number;
  /** Dot pitches and sizes in mm. */
  readonly pitchAcross: number;
  readonly pitchDown: number;
  readonly width: number;
  readonly height: number;
  /** Inches. */
  readonly diagonal: number;
  /** A pixel's width divided by its height. */
  readonly pixelAspect: number;
  /** The distances, in cm, at which a degree contains 60 and 94 pixels in both directions. */
  readonly distanceFor60: number;
  readonly distanceFor94: number;
  /** Pixels per degree at the given distance, in the coarser direction. */
  readonly pixelsPerDegree: number;
}

export interface Panel {
  readonly id: string;
  /** The nominal size in inches. */
  readonly size: string;
  readonly width: string;
  readonly height: string;
  /** The active area in mm, if the manufacturer states it. */
  readonly area?: {readonly width: string; readonly height: string};
}

const mmPerInch = 25.4;
const mmPerCm = 10;
/** The width of one degree at a distance of 1: 2·tan(0.5°). */
const oneDegree = 2 * Math.tan(Math.PI / 360);

const pixels = {min: 1, max: 99999, integer: true} as const;
export const limits = {
  width: pixels,
  height: pixels,
  diagonal: {min: 0.1, max: 9999},
  areaWidth: {min: 0.1, max: 99999},
  areaHeight: {min: 0.1, max: 99999},
  distance: {min: 1, max: 99999},
} satisfies Record<keyof ScreenTexts, Limits>;

/** Resolutions by nominal diagonal, smallest first. */
export const commonPanels: readonly Panel[] = [
  ['0.96', '128', '64'],
  ['1.3', '240', '240'],
  ['1.54', '240', '240'],
  ['2.0', '240', '320'],
  ['2.4', '240', '320'],
  ['2.8', '240', '320'],
  ['3.5', '320', '480'],
  ['4.3', '480', '272'],
  ['5', '800', '480'],
  ['6.67', '1080', '2400'],
  ['7', '800', '480'],
  ['7', '1024', '600'],
  ['7', '1280', '800'],
  ['9.7', '2048', '1536'],
  ['10.1', '1024', '600'],
  ['10.1', '1280', '800'],
  ['10.1', '1920', '1200'],
  ['12.1', '1280', '800'],
  ['13.3', '1920', '1080'],
  ['14', '1920', '1200'],
  ['15.6', '1920', '1080'],
  ['16', '2560', '1600'],
  ['21.5', '1920', '1080'],
  ['23.8', '1920', '1080'],
  ['24', '1920', '1080'],
  ['27', '2560', '1440'],
  ['27', '3840', '2160'],
  ['32', '3840', '2160'],
  ['34', '3440', '1440'],
  ['55', '3840', '2160'],
  ['65', '3840', '2160'],
].map(([size = '', width = '', height = '']) => ({
  id: `${size}-${width}x${height}`,
  size,
  width,
  height,
}));

/**
 * Panels with the active area stated by their manufacturers, in mm, from these sources:
 *
 * - DisplayModule, DM-OLED096-624 datasheet.
 * - The datasheets of two TFT modules (cdn.shopify.com/s/files/1/1509/1638/files, 1_69inchTFT_datasheet.pdf and
 *   2__TFT_SPI_Display_Module_datasheet.pdf).
 * - Innolux, rounded to mm, from Linux, drivers/gpu/drm/panel/panel-simple.c.
 */
export const measuredPanels: readonly Panel[] = [
  ['DM-OLED096-624', '0.96', '128', '64', '21.744', '10.864'],
  ['TFT 1.69″', '1.69', '240', '280', '27.972', '32.634'],
  ['TFT 2.0″', '2.0', '240', '320', '30.6', '40.8'],
  ['AT070TN92', '7', '800', '480', '154', '86'],
  ['G070Y2-L01', '7', '800', '480', '152', '91'],
].map(([id = '', size = '', width = '', height = '', areaWidth = '', areaHeight = '']) => ({
  id,
  size,
  width,
  height,
  area: {width: areaWidth, height: areaHeight},
}));

/**
 * Computes the measures of a screen from its resolution and one more known value.
 *
 * With the diagonal d, pixels are assumed to be square: PPI = √(w² + h²) / d. With the active area W × H each direction
 * has its own: PPI = 25.4·w / W and 25.4·h / H. A pixel of pitch p covers one nth of a degree at the distance n·p /
 * (2·tan 0.5°). With n = 60 a pixel is one arc minute. The limit n = 94 was measured by Ashraf et al., Nature Communications 16
 * (2025), 9086.
 *
 * @param texts the fields as typed; of `diagonal` and the area, only the known one is read
 * @returns the measures, or the errors by field
 */
export function solveScreen(known: Known, texts: ScreenTexts): Solution<keyof ScreenTexts, Screen> {
  const {diagonal, areaWidth, areaHeight, ...common} = limits;
  return known === 'diagonal'
    ? solve<'width' | 'height' | 'diagonal' | 'distance', Screen>(
        texts,
        {...common, diagonal},
        (values) => {
          const pitch = (values.diagonal * mmPerInch) / Math.hypot(values.width, values.height);
          return measure({...values, pitchAcross: pitch, pitchDown: pitch});
        },
      )
    : solve<'width' | 'height' | 'areaWidth' | 'areaHeight' | 'distance', Screen>(
        texts,
        {...common, areaWidth, areaHeight},
        (values) =>
          measure({
            ...values,
            pitchAcross: values.areaWidth / values.width,
            pitchDown: values.areaHeight / values.height,
          }),
      );
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly pitchAcross: number;
  readonly pitchDown: number;
  readonly distance: number;
}

function measure({width, height, pitchAcross, pitchDown, distance}: Grid): Screen {
  const coarser = Math.max(pitchAcross, pitchDown);
  const [mmAcross, mmDown] = [width * pitchAcross, height * pitchDown];
  return {
    ppiAcross: mmPerInch / pitchAcross,
    ppiDown: mmPerInch / pitchDown,
    pitchAcross,
    pitchDown,
    width: mmAcross,
    height: mmDown,
    diagonal: Math.hypot(mmAcross, mmDown) / mmPerInch,
    pixelAspect: pitchAcross / pitchDown,
    distanceFor60: (60 * coarser) / oneDegree / mmPerCm,
    distanceFor94: (94 * coarser) / oneDegree / mmPerCm,
    pixelsPerDegree: (distance * mmPerCm * oneDegree) / coarser,
  };
}
