/** Services that an operator connects in the console where the environment does not. */
export const connectionIds = ['mail', 'chat', 'counter', 'yookassa', 'robokassa', 'getcourse'] as const;
export type ConnectionId = (typeof connectionIds)[number];

/** How a shop at Robokassa signs its messages. */
export const robokassaHashes = ['md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const;
