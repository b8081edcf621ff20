import { type SettingsInput, settingsInput } from '@nebosvod/contracts/birth';
import type { Language } from '@nebosvod/terms/name';
import type { Place } from '../../ui/place-field.tsx';
import { defaultSheet, type SheetLayout, sheetFrom } from './sheet-layout.ts';

/** How this person likes things calculated, named and drawn: one object for the chart, the panchanga and the homepage. */
export interface OwnSettings {
  readonly calculation: SettingsInput;
  readonly names: Exclude<Language, 'iast'>;
  /** From which phase a lunar month is counted: to the new moon or to the full moon. */
  readonly monthSystem: 'amanta' | 'purnimanta';
  /** Whose day the person lives by; null = not asked yet, `defaultCity` stands in. */
  readonly city: Place | null;
  readonly hidesNotice: boolean;
  /** Vargas kept in sight beside the main chart, by divisor. */
  readonly pins: readonly number[];
  readonly chartStyle: ChartStyle;
  /** What is drawn over the natal bodies of a chart. */
  readonly layers: readonly ChartLayer[];
  /** How a chart page is laid out. */
  readonly sheet: SheetLayout;
  /** For whom the homepage is laid out; null = not chosen, it follows what the person owns. */
  readonly homeRole: HomeRole | null;
  /** Whether the homepage asks for the role: a newcomer, everybody, nobody. */
  readonly roleChoice: RoleChoice;
}

/** Who comes: for themselves, to learn, to work with clients. */
export const homeRoles = ['self', 'student', 'practitioner'] as const;
export type HomeRole = (typeof homeRoles)[number];

const roleChoices = ['auto', 'shown', 'hidden'] as const;
type RoleChoice = (typeof roleChoices)[number];

/** Ways to draw a chart. */
export const chartStyles = ['north', 'south', 'east', 'wheel'] as const;
export type ChartStyle = (typeof chartStyles)[number];

/** Layers of a chart: the glances of the chosen body or of all, arudhas, special lagnas, the sky of another moment. */
const chartLayers = ['aspects', 'all-aspects', 'arudhas', 'lagnas', 'transit'] as const;
export type ChartLayer = (typeof chartLayers)[number];

/** More small charts than this no longer help the eye. */
export const mostPins = 6;

export const defaultSettings: OwnSettings = {
  calculation: {},
  names: 'ru',
  monthSystem: 'amanta',
  city: null,
  hidesNotice: false,
  pins: [3, 10, 12, 60],
  chartStyle: 'north',
  layers: ['aspects'],
  sheet: defaultSheet,
  homeRole: null,
  roleChoice: 'auto',
};

/** Where everything starts: GeoNames 524901. */
export const defaultCity: Place = {
  id: 524901,
  name: 'Москва',
  detail: 'Москва',
  latitude: 55.75222,
  longitude: 37.61556,
  timeZone: 'Europe/Moscow',
};

/** What the account keeps: short named values only. */
export type FlatSettings = Record<string, string | number | boolean | null | (string | number)[]>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads settings kept as JSON; what is malformed or unknown falls back to its default. */
export function settingsFrom(stored: unknown): OwnSettings {
  if (!isRecord(stored)) return defaultSettings;
  const calculation = settingsInput.safeParse(stored.calculation);
  return {
    calculation: calculation.success ? calculation.data : {},
    names: stored.names === 'sa' ? 'sa' : 'ru',
    monthSystem: stored.monthSystem === 'purnimanta' ? 'purnimanta' : 'amanta',
    city: cityFrom(stored.city),
    hidesNotice: stored.hidesNotice === true,
    pins: pinsFrom(stored.pins),
    chartStyle: chartStyles.find((style) => style === stored.chartStyle) ?? defaultSettings.chartStyle,
    layers: layersFrom(stored.layers),
    sheet: sheetFrom(stored.sheet),
    homeRole: homeRoles.find((role) => role === stored.homeRole) ?? null,
    roleChoice: roleChoices.find((choice) => choice === stored.roleChoice) ?? 'auto',
  };
}

function layersFrom(stored: unknown): readonly ChartLayer[] {
  return Array.isArray(stored) ? chartLayers.filter((layer) => stored.includes(layer)) : defaultSettings.layers;
}

function pinsFrom(stored: unknown): readonly number[] {
  if (!Array.isArray(stored)) return defaultSettings.pins;
  return stored.filter((pin): pin is number => Number.isInteger(pin) && pin > 1 && pin <= 60).slice(0, mostPins);
}

function cityFrom(stored: unknown): Place | null {
  if (!isRecord(stored)) return null;
  const { id, name, detail, latitude, longitude, timeZone } = stored;
  const isPlace =
    typeof name === 'string' &&
    name !== '' &&
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  if (!isPlace) return null;
  return {
    id: typeof id === 'number' ? id : null,
    name,
    detail: typeof detail === 'string' ? detail : '',
    latitude,
    longitude,
    timeZone: typeof timeZone === 'string' && isZone(timeZone) ? timeZone : null,
  };
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('ru', { timeZone }) !== null;
  } catch {
    return false;
  }
}

/** The same as named values: `{ calculation: { node: 'true' } }` → `{ 'calculation.node': 'true' }`. */
export function flattened({ calculation, city, pins, layers, sheet, ...plain }: OwnSettings): FlatSettings {
  const flat: FlatSettings = { ...plain, pins: [...pins], layers: [...layers] };
  flat['sheet.panels'] = [...sheet.panels];
  flat['sheet.columns'] = sheet.columns;
  flat['sheet.second'] = sheet.second;
  for (const [name, value] of Object.entries(calculation)) if (value !== undefined) flat[`calculation.${name}`] = value;
  for (const [name, value] of Object.entries(city ?? {})) flat[`city.${name}`] = value;
  return flat;
}

/** Undoes `flattened`; a value the account should not hold falls back to its default. */
export function unflattened(flat: Readonly<FlatSettings>): OwnSettings {
  const nested: Record<string, unknown> = {};
  const calculation: Record<string, unknown> = {};
  const city: Record<string, unknown> = {};
  const sheet: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) {
    if (name.startsWith('calculation.')) calculation[name.slice('calculation.'.length)] = value;
    else if (name.startsWith('city.')) city[name.slice('city.'.length)] = value;
    else if (name.startsWith('sheet.')) sheet[name.slice('sheet.'.length)] = value;
    else nested[name] = value;
  }
  return settingsFrom({ ...nested, calculation, city, sheet });
}
