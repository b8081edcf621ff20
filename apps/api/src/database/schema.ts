import type { AccountTables, MarketingTables, OwnershipTables } from './tables/accounts.ts';
import type { BookingTables } from './tables/booking.ts';
import type { CalendarFeedTables } from './tables/calendar-feed.ts';
import type { ClientTables } from './tables/clients.ts';
import type { ConsoleTables } from './tables/console.ts';
import type { ConsultationTables } from './tables/consultations.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { FactTables } from './tables/facts.ts';
import type { MailOutboxTables } from './tables/mail-outbox.ts';
import type { MapShareTables } from './tables/map-share.ts';
import type { RateLimitTables } from './tables/rate-limit.ts';
import type { ReminderTables } from './tables/reminders.ts';
import type { SavedMapTables } from './tables/saved-map.ts';

/**
 * Every table of the database. A module adds its group: one interface in `tables/<group>.ts`, one name in this list,
 * one numbered file in `apps/api/migrations`.
 */
export interface Schema
  extends RateLimitTables,
    AccountTables,
    OwnershipTables,
    MarketingTables,
    CalendarFeedTables,
    MailOutboxTables,
    SavedMapTables,
    MapShareTables,
    ClientTables,
    ConsultationTables,
    DeliveryTables,
    BookingTables,
    ConsoleTables,
    ReminderTables,
    FactTables {}
