import { expect, it } from 'vitest';
import { lunarStep } from './lunar-step.ts';

/** A year of returns of one Moon; the gaps between them are 27.2 to 27.4 days. */
const returns = [
  '2026-12-14T11:51:22.208Z',
  '2027-01-10T17:50:21.238Z',
  '2027-02-06T23:54:11.173Z',
  '2027-03-06T06:53:40.135Z',
  '2027-04-02T14:50:55.594Z',
  '2027-04-29T23:09:02.894Z',
  '2027-05-27T07:01:32.259Z',
  '2027-06-23T14:01:13.157Z',
  '2027-07-20T20:14:35.015Z',
  '2027-08-17T02:15:50.460Z',
  '2027-09-13T08:45:44.773Z',
  '2027-10-10T16:07:00.140Z',
  '2027-11-07T00:09:33.541Z',
  '2027-12-04T08:16:26.178Z',
];
const firstAfter = (date: string) => returns.find((instant) => instant > `${date}T00:00:00.000Z`);

it('from each return leads to its very neighbours', () => {
  for (const [index, instant] of returns.entries()) {
    if (index > 0) expect(firstAfter(lunarStep(instant, 'previous'))).toBe(returns[index - 1]);
    expect(firstAfter(lunarStep(instant, 'next'))).toBe(returns[index + 1]);
  }
});
