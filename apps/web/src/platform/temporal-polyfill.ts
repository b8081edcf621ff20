/* Gives Temporal to a browser that has none: a file of its own, fetched by its address (temporal.ts). */
import 'temporal-polyfill/global';
