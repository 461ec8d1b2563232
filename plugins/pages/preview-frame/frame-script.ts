import {changedBlocks} from '../../../src/lib/block-changes';
import {runFrame, type FrameTools} from './run-frame';
import {interpolate} from '../../../src/lib/interpolate';
import {scrollDistance} from '../../../src/lib/scroll-distance';
import {takeFiles} from '../../../src/components/Playground/take-files';

const tools = {changedBlocks, interpolate, scrollDistance, takeFiles} satisfies FrameTools;

const sources = Object.entries(tools).map(([name, tool]) => `${name}: ${tool.toString()}`);

/** The frame's only script: the sources of self-contained functions. */
export const frameScript = `(${runFrame.toString()})({${sources.join()}})`;
