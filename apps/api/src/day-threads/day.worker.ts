// One task, in a thread with an ephemeris of its own.
export { dayAnswer as default } from '../modules/panchanga/panchanga.service.ts';
