import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { type ContentParts, registerAdminContent } from './admin-content.routes.ts';
import { registerAdminLogs } from './admin-logs.routes.ts';
import { registerAdminOrders } from './admin-orders.routes.ts';
import { registerAdminPeople } from './admin-people.routes.ts';
import { registerAdminSetup } from './admin-setup.routes.ts';

/** The operator's console: every call of it asks for the operator and the second factor. */
export function registerAdmin(app: FastifyInstance, context: Context, content: ContentParts): void {
  registerAdminPeople(app, context);
  registerAdminContent(app, context, content);
  registerAdminOrders(app, context);
  registerAdminLogs(app, context);
  registerAdminSetup(app, context);
}
