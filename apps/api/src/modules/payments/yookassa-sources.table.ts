/**
 * Networks YooKassa sends notifications from.
 * Source: yookassa.ru/developers/using-api/webhooks, section on the authenticity of notifications.
 */
export const yookassaSources = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11/32',
  '77.75.156.35/32',
  '2a02:5180::/32',
] as const;
