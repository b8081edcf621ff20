import type { Place } from '../../../ui/place-field.tsx';

/**
 * Cities compared until a person chooses their own: they span the zones of Russia.
 * Source: GeoNames.
 */
export const usualCities: readonly Place[] = [
  {
    id: 498817,
    name: 'Санкт-Петербург',
    detail: '',
    latitude: 59.93863,
    longitude: 30.31413,
    timeZone: 'Europe/Moscow',
  },
  {
    id: 511196,
    name: 'Пермь',
    detail: 'Пермский край',
    latitude: 58.01046,
    longitude: 56.25017,
    timeZone: 'Asia/Yekaterinburg',
  },
  {
    id: 1486209,
    name: 'Екатеринбург',
    detail: 'Свердловская область',
    latitude: 56.8519,
    longitude: 60.6122,
    timeZone: 'Asia/Yekaterinburg',
  },
  {
    id: 1496747,
    name: 'Новосибирск',
    detail: 'Новосибирская область',
    latitude: 55.0415,
    longitude: 82.9346,
    timeZone: 'Asia/Novosibirsk',
  },
  {
    id: 2013348,
    name: 'Владивосток',
    detail: 'Приморский край',
    latitude: 43.10562,
    longitude: 131.87353,
    timeZone: 'Asia/Vladivostok',
  },
];
