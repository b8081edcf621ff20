/** Moscow in May: everything rises and sets. */
const moscow = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
export const birth = { date: '1990-05-17', time: '14:30:00', ...moscow, name: 'Анна' };
export const unknown = { ...birth, time: null };
/** Murmansk in polar night. */
export const polar = {
  date: '2000-12-21',
  time: '12:00:00',
  latitude: 68.97,
  longitude: 33.08,
  timeZone: 'Europe/Moscow',
};
