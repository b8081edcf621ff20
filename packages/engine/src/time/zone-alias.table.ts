/**
 * Other names of the zones whose early time is kept here (merged-zones.table.ts, city-mean-time.table.ts), as the database linked them
 * before it merged zones in 2022: file `backward` of release 2022a. A runtime follows today's links, Iceland to Abidjan and
 * Svalbard to Berlin. [tzdb]
 */
export const ZONE_ALIASES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'Africa/Timbuktu': 'Africa/Bamako',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Kralendijk': 'America/Curacao',
  'America/Lower_Princes': 'America/Curacao',
  'America/Marigot': 'America/Port_of_Spain',
  'America/St_Barthelemy': 'America/Port_of_Spain',
  'America/Virgin': 'America/St_Thomas',
  'Antarctica/South_Pole': 'Antarctica/McMurdo',
  'Arctic/Longyearbyen': 'Europe/Oslo',
  'Atlantic/Jan_Mayen': 'Europe/Oslo',
  Iceland: 'Atlantic/Reykjavik',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Yap': 'Pacific/Chuuk',
  Poland: 'Europe/Warsaw',
  'W-SU': 'Europe/Moscow',
};
