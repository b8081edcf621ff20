import type { BirthSky } from '@nebosvod/contracts/client-page';
import type { Delivered } from '@nebosvod/contracts/delivery';
import { writerNote } from '@nebosvod/contracts/document-writer.table';
import { birthWheel } from '@nebosvod/drawing/birth-wheel';
import { northIndianChart } from '@nebosvod/drawing/north-indian';
import { readableBrand } from '@nebosvod/drawing/readable-colour';
import { houseOf } from '@nebosvod/engine/chart/houses';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { formatCoordinates, formatDegree } from '@nebosvod/terms/degree';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import { signCase, signName } from '@nebosvod/terms/sign';
import { isSigned, type LogoPicture, type SiteLook } from '../../site-look.ts';
import type { ChartPicture } from '../chart-document/sheet.ts';
import { codeOfAddress } from './code-of-address.ts';
import type { PrintedDocument, PrintedPosition } from './printed-document.ts';

const MOSCOW = { timeZone: 'Europe/Moscow' } as const;
const CHART_SIZE = 240;
const WHEEL_SIZE = 460;

const DISCLAIMER = 'Толкование даёт повод для размышления и не заменяет врача, юриста или финансового консультанта.';

const signOf = (longitude: number) => Math.floor(longitude / 30) + 1;

/** What the files of a document carry. */
export function printedDocument(
  { document, brand, withProof }: Pick<Delivered, 'document' | 'brand' | 'withProof'>,
  sky: BirthSky | null,
  link: { readonly address: string; readonly expiresAt: Date } | null,
  logo: LogoPicture | null,
  site: SiteLook,
): PrintedDocument {
  return {
    title: document.title,
    subtitle: subtitleOf(document, sky !== null),
    hasCover: brand.cover,
    ...signatureOf(brand, logo, site),
    sections: document.sections.map(({ title, verdict, paragraphs }) => ({
      title,
      verdict: verdict?.text ?? null,
      paragraphs: paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')),
    })),
    chart: sky && pictureOf(sky),
    wheel: sky?.western ? birthWheel({ ...sky, ...sky.western }, WHEEL_SIZE) : null,
    bodyTitle: sky?.western ? 'Планета' : 'Граха',
    positionsTitle: bornIn(document).length === 2 ? 'Положения первого' : 'Положения',
    positions: sky ? positionsOf(sky) : [],
    page: link && {
      code: codeOfAddress(link.address),
      address: link.address,
      until: formatDate(wallClock(link.expiresAt.toISOString(), MOSCOW).date, { weekday: false }),
    },
    isProvable: withProof,
    engine: [`Движок ${document.engineVersion}`, ...waysOf(sky), writerNote(document)].join(' · '),
    disclaimer: brand.disclaimer || DISCLAIMER,
  };
}

/** Who signs a document: the practitioner, and until they have said how, the site they work on. */
export function signatureOf(
  brand: Delivered['brand'],
  logo: LogoPicture | null,
  site: SiteLook,
): Pick<PrintedDocument, 'owner' | 'logo' | 'contacts' | 'colour'> {
  const own = readableBrand(brand.colour, '#ffffff').colour;
  if (brand.name === '' && logo === null && isSigned(site))
    return { owner: site.name, logo: site.logo, contacts: site.contacts, colour: site.colour ?? own };
  const contacts = brand.contacts.split('\n').map((line) => line.trim());
  return { owner: brand.name || 'Разбор', logo, contacts: contacts.filter((line) => line !== ''), colour: own };
}

/** How a Western chart was computed. */
function waysOf(sky: BirthSky | null): string[] {
  if (!sky?.western) return [];
  const { houses } = sky.western;
  const named = houses && (houses.system === 'placidus' ? 'дома Плацидуса' : 'дома Порфирия');
  return [['тропический зодиак', ...(named ? [named] : [])].join(', ')];
}

/** Births a document is about, in their order. */
function bornIn(document: Delivered['document']) {
  return 'inputs' in document ? document.inputs.births.map(({ birth }) => birth) : [];
}

/** Whose document it is and of which day: of a pair under the sky both births, else the first. */
function subtitleOf(document: Delivered['document'], hasSky: boolean): string {
  const births = bornIn(document);
  const day = `на ${formatDate(document.asOf, { weekday: false })}`;
  const told = births.slice(0, hasSky && births.length === 2 ? 2 : 1).map((birth) => {
    const place = birth.place?.trim() || formatCoordinates(birth.latitude, birth.longitude);
    return [formatDate(birth.date, { weekday: false }), birth.time ?? 'время неизвестно', place].join(' · ');
  });
  return told.length === 0 ? day : `${told.join(' и ')} · ${day}`;
}

function pictureOf({ ascendant, bodies, western }: BirthSky): ChartPicture | null {
  if (ascendant === null || western) return null;
  const first = signOf(ascendant);
  const houses = Array.from({ length: 12 }, (_, index) => {
    const sign = ((first + index - 1) % 12) + 1;
    const inside = bodies.filter(({ longitude }) => signOf(longitude) === sign);
    return {
      house: index + 1,
      sign,
      occupants: inside.map(({ id, longitude }) => ({
        id,
        label: grahaAbbreviation(id),
        degree: `${Math.floor(longitude % 30)}°`,
      })),
    };
  });
  return {
    title: 'Раши',
    note: `восходит ${signName(first)}, ${formatDegree(ascendant % 30)}`,
    chart: northIndianChart({ houses, size: CHART_SIZE }),
    hasLagna: true,
  };
}

const placeOf = (longitude: number) => `${formatDegree(longitude % 30)} ${signCase(signOf(longitude), 'genitive')}`;

function positionsOf({ ascendant, bodies, western }: BirthSky): PrintedPosition[] {
  const houseAt = (longitude: number): string => {
    if (ascendant === null) return '';
    if (western) return western.houses ? String(houseOf(western.houses, ascendant, longitude)) : '';
    return String(((signOf(longitude) - signOf(ascendant) + 12) % 12) + 1);
  };
  const angles = western
    ? [
        { name: 'Асцендент', longitude: ascendant, house: '1' },
        { name: 'Середина неба', longitude: western.houses?.midheaven ?? null, house: '10' },
      ]
    : [{ name: 'Лагна', longitude: ascendant, house: '1' }];
  return [
    ...angles.flatMap(({ name, longitude, house }) =>
      longitude === null ? [] : [{ name, place: placeOf(longitude), house }],
    ),
    ...bodies.map(({ id, longitude, isRetrograde }) => ({
      name: grahaName(id),
      place: `${placeOf(longitude)}${isRetrograde && id !== 'rahu' && id !== 'ketu' ? ', ретро' : ''}`,
      house: houseAt(longitude),
    })),
  ];
}
