import {roundDown} from '../../Calculator/describe';
import type {Stub} from '../model';

/** Formats the results; without a stub, every value is missing. */
export function describeStub(stub: Stub | undefined) {
  return [
    {label: '支线最长', value: stub && `${metres(stub.oneWay)} m`},
    {label: '按往返算', value: stub && `${metres(stub.roundTrip)} m`},
  ];
}

function metres(length: number): string {
  return roundDown(length, length < 10 ? 2 : 1);
}
