import { birthSchema, type ChartRequest } from '@nebosvod/contracts/birth';
import type { getCompatibility } from '@nebosvod/contracts/compatibility';
import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import {
  type Ashtakoota,
  ashtakoota,
  type Koota,
  type MoonProfile,
  moonProfile,
} from '@nebosvod/engine/compatibility/ashtakoota';
import { dashakoota, rajjuOf } from '@nebosvod/engine/compatibility/dashakoota';
import { manglikBalance } from '@nebosvod/engine/compatibility/manglik-balance';
import { manglikOf } from '@nebosvod/engine/dosha/manglik';
import { ashtakutaTable } from '@nebosvod/terms/ashtakuta.table';
import { type Computation, compute } from '../../computation/computation.service.ts';
import { presentMoment } from '../../computation/moment.service.ts';
import { pointRange, presentRange, uncertainInterval } from '../../computation/uncertainty.service.ts';
import { ProblemError } from '../../problem-error.ts';
import { profileTexts } from './compatibility.presenter.ts';
import {
  BALANCE_TEXTS,
  BAND_TEXTS,
  EXCEPTION_TEXTS,
  GRADE_TEXTS,
  KOOTA_TEXTS,
  PORUTHAM_TEXTS,
  RAJJU_NAMES,
} from './compatibility-text.table.ts';
import { presentManglik } from './doshas.service.ts';
import { skiesOf } from './yogas.service.ts';

type Body = BodyOf<typeof getCompatibility>;
type Answer = SentAnswerOf<typeof getCompatibility>;
type Side = 'first' | 'second';

/** The answer of chart.getCompatibility. */
export async function compatibilityOf(body: Body): Promise<Answer> {
  const [first, second] = await Promise.all([partner(body, 'first'), partner(body, 'second')]);
  const roles = rolesOf(first.computation, second.computation);
  const people = { first, second };
  const boy = people[roles.boy];
  const girl = people[roles.girl];
  const score = ashtakoota(boy.profile, girl.profile);
  const south = dashakoota(boy.profile, girl.profile);
  const totals = boy.possible.flatMap((one) => girl.possible.map((other) => ashtakoota(one, other).total));
  const balance = manglikBalance(first.manglik, second.manglik);
  return {
    settings: first.computation.settings,
    first: presentPartner(first),
    second: presentPartner(second),
    roles,
    ashtakoota: {
      total: score.total,
      max: 36,
      band: score.band,
      text: BAND_TEXTS[score.band],
      ...(totals.length > 1 ? { range: { min: Math.min(...totals), max: Math.max(...totals) } } : {}),
      otherWay: ashtakoota(girl.profile, boy.profile).total,
      kootas: score.kootas.map((koota) => presentKoota(koota, score, boy.profile, girl.profile)),
    },
    dashakoota: {
      agreed: south.agreed,
      max: 10,
      text: `Согласны ${south.agreed} из 10 южных кут.`,
      kootas: south.poruthams.map(({ id, grade }) => ({
        id,
        grade,
        ...PORUTHAM_TEXTS[id],
        text:
          id === 'rajju'
            ? `Жених: ${RAJJU_NAMES[south.rajju.boy]}, невеста: ${RAJJU_NAMES[south.rajju.girl]}. ${GRADE_TEXTS[grade]}`
            : GRADE_TEXTS[grade],
      })),
      source: '[PM 21]',
    },
    manglikBalance: { id: balance, text: BALANCE_TEXTS[balance] },
  };
}

interface Partner {
  readonly computation: Computation;
  readonly profile: MoonProfile;
  /** Profiles possible over an unknown or uncertain time; the one alone for a sure one. */
  readonly possible: readonly MoonProfile[];
  readonly manglik: ReturnType<typeof manglikOf>;
}

/** The Moon passes a pada in about six hours: steps of a degree miss none. */
const STEP = 1;

async function partner(body: Body, side: Side): Promise<Partner> {
  const computation = await computeSide(
    requestOf(body, side),
    body[side].birth === undefined ? side : `${side}.birth`,
    side,
  );
  // The kutas are sidereal also when the rest of the settings is not.
  const shift = computation.settings.zodiac === 'tropical' ? computation.chart.ayanamsha : 0;
  const moon = (longitude: number) => moonProfile(normalizeDegrees(longitude - shift));
  const interval = uncertainInterval(computation);
  const possible: MoonProfile[] = [];
  if (interval) {
    const { min, max } = pointRange(computation, 'moon', interval) ?? { min: 0, max: 0 };
    for (let at = min; at < max; at += STEP) possible.push(moon(at));
    possible.push(moon(max));
  }
  const profile = moon(bodyOf(computation.chart, 'moon').longitude);
  return {
    computation,
    profile,
    possible: possible.length > 0 ? possible : [profile],
    manglik: manglikOf(skiesOf(computation).sky),
  };
}

/** One person of the body as the request of a chart. Both are counted with the same settings. */
function requestOf(body: Body, side: Side): ChartRequest {
  const { birth, mapId, settings: _, ...fields } = body[side];
  const settings = { ...body.first.settings, ...body.settings };
  if (birth || mapId !== undefined || Object.keys(fields).length === 0) return { birth, mapId, settings };
  const parsed = birthSchema.safeParse(fields);
  if (parsed.success) return { birth: parsed.data, settings };
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: [side, ...path].join('.'), message }));
  throw new ProblemError('VALIDATION', errors[0]?.message, { errors });
}

/** Faults are told beside the fields of the person they belong to, whose birth may lie in `birth` or be the person itself. */
async function computeSide(request: ChartRequest, birthPath: string, side: Side): Promise<Computation> {
  try {
    return await compute(request);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { errors, ...rest } = error.extra;
    const pathOf = (path: string) => (/^birth\b/.test(path) ? path.replace('birth', birthPath) : `${side}.${path}`);
    throw new ProblemError(error.code, error.message, {
      ...rest,
      ...(errors ? { errors: errors.map(({ path, message }) => ({ path: pathOf(path), message })) } : {}),
    });
  }
}

function rolesOf(first: Computation, second: Computation): Answer['roles'] {
  const genders = [first.birth.gender, second.birth.gender];
  if (genders[0] === 'female' && genders[1] === 'male') {
    return { boy: 'second', girl: 'first', decidedBy: 'gender', text: 'Роли взяты по полу.' };
  }
  if (genders[0] === 'male' && genders[1] === 'female') {
    return { boy: 'first', girl: 'second', decidedBy: 'gender', text: 'Роли взяты по полу.' };
  }
  const text = 'Роли взяты по порядку: первый — в роли жениха. Итог при обмене ролями стоит рядом.';
  return { boy: 'first', girl: 'second', decidedBy: 'order', text };
}

function presentPartner({ computation, profile, manglik }: Partner): Answer['first'] {
  const interval = uncertainInterval(computation);
  const range = interval ? presentRange(pointRange(computation, 'moon', interval)) : null;
  return {
    moment: presentMoment(computation.moment),
    ...profile,
    rajju: rajjuOf(profile.nakshatra),
    manglik: presentManglik(manglik),
    ...(range ? { holds: { sign: range.holds.sign, nakshatra: range.holds.nakshatra, pada: range.holds.pada } } : {}),
    ...(computation.moment.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' as const }),
  };
}

function presentKoota({ id, points, max, exceptions }: Koota, score: Ashtakoota, boy: MoonProfile, girl: MoonProfile) {
  const { about, full, part, zero } = KOOTA_TEXTS[id];
  const verdict = points === max ? full : points === 0 ? zero : part;
  return {
    id,
    name: ashtakutaTable[id].ru,
    points,
    max,
    about,
    text: `${profileTexts(id, boy, girl, score.taras)} ${verdict}`,
    exceptions: exceptions.map((exception) => ({ id: exception, text: EXCEPTION_TEXTS[exception] })),
    source: '[MC 6]',
  };
}
