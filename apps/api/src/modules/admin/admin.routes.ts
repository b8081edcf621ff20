import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { LiveTexts } from '../base-texts/live-texts.ts';
import type { PaymentProviders } from '../payments/configured-providers.ts';
import { type ConnectionParts, registerAdminConnections } from './admin-connections.routes.ts';
import { type ContentParts, registerAdminContent } from './admin-content.routes.ts';
import { registerAdminLogs } from './admin-logs.routes.ts';
import { registerAdminOrders } from './admin-orders.routes.ts';
import { registerAdminOverview } from './admin-overview.routes.ts';
import { registerAdminPeople } from './admin-people.routes.ts';
import { registerAdminPromo } from './admin-promo.routes.ts';
import { registerAdminSettings } from './admin-settings.routes.ts';
import { registerAdminSetup } from './admin-setup.routes.ts';
import { registerAdminTexts } from './admin-texts.routes.ts';
import { registerContentPictures } from './content-pictures.routes.ts';
import { registerSiteBrand } from './site-brand.routes.ts';

interface AdminParts extends ContentParts, ConnectionParts {
  readonly providers: PaymentProviders;
  readonly texts: LiveTexts;
}

/** The operator's console: every call of it asks for the operator and the second factor. */
export function registerAdmin(app: FastifyInstance, context: Context, parts: AdminParts): void {
  registerAdminOverview(app, context);
  registerAdminPeople(app, context);
  registerAdminContent(app, context, parts);
  registerAdminOrders(app, context, parts.providers);
  registerAdminPromo(app, context);
  registerAdminLogs(app, context);
  registerAdminSettings(app, context, parts);
  registerAdminConnections(app, context, parts);
  registerAdminSetup(app, context, parts);
  registerSiteBrand(app, context);
  registerContentPictures(app, context);
  registerAdminTexts(app, context, parts.texts);
}
