import { randomUUID } from 'node:crypto';
import { productIds } from '@nebosvod/contracts/products.table';
import { accountRows } from './authorization-account-rows.ts';
import { type Case, plain, type Row } from './authorization-row.ts';
import type { CallParts } from './test-app.ts';

const item = { date: '2026-12-01', network: 'vk', topic: 'Новолуние' };
const plan = { title: 'План', from: '2026-12-01', to: '2026-12-31' };
const voice = { networks: [] };

/** A calculation: open to everybody, the same answer for everybody. An empty body is the caller's mistake, 400. */
const calculation = plain(400);

const someBirth = { date: '1990-05-17', time: '14:30', latitude: 55.75, longitude: 37.61, timeZone: 'Europe/Moscow' };

/** A call about one saved map: an unknown one and somebody else's are refused alike. */
const ofMap = (more: object = {}): Row => ({
  own: () => [{ parts: { body: { mapId: randomUUID(), ...more } }, status: 404 }],
});

/** A call about one client of the book. */
const ofClient = (body?: object): Pick<Row, 'own' | 'foreign'> => {
  const about = (id: string): Case => ({ parts: { params: { id }, ...(body ? { body } : {}) } });
  return {
    own: (me) => [about(me.clientId)],
    foreign: { status: 404, cases: (_, victim) => [about(victim.clientId), about(randomUUID())] },
  };
};

/** A call about a document that nobody has; whose documents are seen by whom is in consultations.db.test.ts. */
const ofDocument = (more: CallParts = {}): Row => ({
  own: () => [{ parts: { ...more, params: { id: randomUUID(), ...more.params } }, status: 404 }],
});

/** A call of the console: nobody of the matrix is the operator, who is in admin.db.test.ts. */
const ofOperator: Row = { own: () => [{ parts: { params: { id: randomUUID(), kind: 'news' } } }] };

/** The same of a setting, whose kinds are others. */
const ofSetting: Row = { own: () => [{ parts: { params: { id: 'site', kind: 'seller' } } }] };

/** The same of a service, which is one of a list. */
const ofConnection: Row = { own: () => [{ parts: { params: { id: 'chat' } } }] };

const reminderPlace = { name: 'Москва', latitude: 55.75, longitude: 37.62, timeZone: 'Europe/Moscow' };

/** Every route of the server. A route without a row fails the matrix. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /health/live': plain(),
  'GET /health/ready': plain(),
  ...accountRows,

  'GET /v1/admin/settings': ofOperator,
  'PUT /v1/admin/settings/:kind/:id': ofSetting,
  'DELETE /v1/admin/settings/:kind/:id': ofSetting,
  'GET /v1/admin/overview': ofOperator,
  'GET /v1/admin/connections': ofOperator,
  'PUT /v1/admin/connections/:id': ofConnection,
  'DELETE /v1/admin/connections/:id': ofConnection,
  'GET /v1/admin/setup': ofOperator,
  'POST /v1/admin/setup/test_payment': ofOperator,
  'POST /v1/admin/setup/test_mail': ofOperator,
  'POST /v1/admin/setup/test_link': ofOperator,
  'POST /v1/admin/setup/test_held': ofOperator,
  'POST /v1/admin/setup/test_model': ofOperator,
  'POST /v1/admin/people/find': ofOperator,
  'POST /v1/admin/people/:id/grant': ofOperator,
  'POST /v1/admin/people/grant': ofOperator,
  'POST /v1/admin/people/:id/revoke': ofOperator,
  'PUT /v1/admin/people/:id/block': ofOperator,
  'DELETE /v1/admin/people/:id/sessions': ofOperator,
  'GET /v1/admin/content/:kind': ofOperator,
  'PUT /v1/admin/content/:kind/:id': ofOperator,
  'DELETE /v1/admin/content/:kind/:id': ofOperator,
  'POST /v1/admin/content/:kind/:id/restore': ofOperator,
  'POST /v1/admin/events/find': ofOperator,
  'POST /v1/admin/letters/find': ofOperator,
  'POST /v1/admin/jobs/find': ofOperator,
  'POST /v1/admin/consents/find': ofOperator,
  'POST /v1/admin/promo_codes/find': ofOperator,
  'POST /v1/admin/promo_codes': ofOperator,
  'DELETE /v1/admin/promo_codes/:id': ofOperator,
  'POST /v1/admin/orders/find': ofOperator,
  'GET /v1/admin/orders/:id': ofOperator,
  'POST /v1/admin/orders/:id/replay': ofOperator,
  'POST /v1/admin/orders/:id/refund': ofOperator,

  'GET /v1/admin/texts': ofOperator,
  'POST /v1/admin/texts/find': ofOperator,
  'GET /v1/admin/texts/:id': ofOperator,
  'PUT /v1/admin/texts/:id': ofOperator,
  'PUT /v1/admin/texts/:id/switch': ofOperator,
  'POST /v1/admin/texts/:id/restore': ofOperator,
  // No bytes came: what they are is looked at before anything is stored.
  'POST /v1/admin/brand/logo': { own: () => [{ parts: {}, status: 400 }] },
  'POST /v1/admin/pictures': { own: () => [{ parts: {}, status: 400 }] },
  'GET /v1/pictures/:id/:size': {
    own: () => [{ parts: { params: { id: randomUUID(), size: '4x3' } }, status: 404 }],
  },
  'GET /v1/brand/logo/:id': { own: () => [{ parts: { params: { id: randomUUID() } }, status: 404 }] },

  'GET /v1/user/reminders': plain(),
  'PUT /v1/user/reminders': { own: () => [{ parts: { body: { kinds: [], place: reminderPlace, hour: 9 } } }] },
  'POST /v1/user/reminders/chats/:channel/link': {
    own: () => [{ parts: { params: { channel: 'telegram' } }, status: 404 }],
  },
  'DELETE /v1/user/reminders/chats/:channel': { own: () => [{ parts: { params: { channel: 'max' } } }] },
  'POST /v1/bots/telegram': { own: () => [{ parts: { body: { update_id: 1 } }, status: 404 }] },
  'POST /v1/bots/max': { own: () => [{ parts: { body: { update_type: 'bot_started' } }, status: 404 }] },
  'POST /v1/reminders/stop': { own: () => [{ parts: { body: { token: 'guess' } }, status: 404 }] },

  'GET /v3/user/social_media': {
    own: (me) =>
      productIds.map((id) => ({ parts: { query: { user_id: me.id, product_id: String(id) } }, needs: [id] })),
    foreign: {
      status: 403,
      cases: (_, victim) =>
        productIds.map((id) => ({ parts: { query: { user_id: victim.id, product_id: String(id) } } })),
    },
  },
  'POST /v3/user/social_media': {
    own: (me) =>
      productIds.map((id) => ({ parts: { body: { user_id: me.id, product_id: id, ...voice } }, needs: [id] })),
    foreign: {
      status: 403,
      cases: (_, victim) =>
        productIds.map((id) => ({ parts: { body: { user_id: victim.id, product_id: id, ...voice } } })),
    },
  },
  'GET /content_plans/:userId': {
    own: (me) => [{ parts: { params: { userId: me.id } } }],
    foreign: {
      status: 403,
      cases: (_, victim) => [
        { parts: { params: { userId: victim.id } } },
        { parts: { params: { userId: randomUUID() } } },
      ],
    },
  },
  'POST /v1/content_plans': { own: () => [{ parts: { body: plan } }] },
  'PATCH /v1/content_plans/:planId': {
    own: (me) => [{ parts: { params: { planId: me.planId }, body: { title: 'Другой' } } }],
    foreign: {
      status: 404,
      cases: (_, victim) => [{ parts: { params: { planId: victim.planId }, body: { title: 'Чужой' } } }],
    },
  },
  'DELETE /v1/content_plans/:planId': {
    own: (me) => [{ parts: { params: { planId: me.planId } } }],
    foreign: { status: 404, cases: (_, victim) => [{ parts: { params: { planId: victim.planId } } }] },
    isConsuming: true,
  },
  'POST /v1/content_plans/:planId/items': {
    own: (me) => [{ parts: { params: { planId: me.planId }, body: item } }],
    foreign: { status: 404, cases: (_, victim) => [{ parts: { params: { planId: victim.planId }, body: item } }] },
  },
  'PATCH /v1/content_plans/:planId/items/:itemId': {
    own: (me) => [{ parts: { params: { planId: me.planId, itemId: me.itemId }, body: { status: 'ready' } } }],
    foreign: {
      status: 404,
      cases: (me, victim) => [
        { parts: { params: { planId: victim.planId, itemId: victim.itemId }, body: { status: 'ready' } } },
        { parts: { params: { planId: me.planId, itemId: victim.itemId }, body: { status: 'ready' } } },
      ],
    },
  },
  'DELETE /v1/content_plans/:planId/items/:itemId': {
    own: (me) => [{ parts: { params: { planId: me.planId, itemId: me.itemId } } }],
    foreign: {
      status: 404,
      cases: (me, victim) => [
        { parts: { params: { planId: victim.planId, itemId: victim.itemId } } },
        { parts: { params: { planId: me.planId, itemId: victim.itemId } } },
      ],
    },
    isConsuming: true,
  },

  'GET /v1/available_cons/:a/': { own: () => [{ parts: { params: { a: '14' } } }] },
  'GET /v1/available_cons/:a/:b': { own: () => [{ parts: { params: { a: '14', b: 'person' } } }] },
  'POST /v3/consultation/generate': calculation,
  'POST /v1/generate_cons': calculation,
  'POST /generate_story/': calculation,
  'POST /generate_reels/': calculation,
  'GET /v3/consultation': plain(),
  'GET /v3/consultation/:id': ofDocument(),
  'GET /v3/consultation/:id/events': ofDocument(),
  'POST /v3/consultation/:id/cancel': ofDocument(),
  'DELETE /v3/consultation/:id': ofDocument(),
  'POST /v3/consultation/:id/restore_deleted': ofDocument(),
  'PATCH /v3/consultation/:id': ofDocument({ body: { version: 1, notes: 'Заметка' } }),
  'GET /v3/consultation/:id/versions': ofDocument(),
  'GET /v3/consultation/:id/versions/:n': ofDocument({ params: { n: '1' } }),
  'POST /v3/consultation/:id/restore': ofDocument({ body: { version: 1 } }),
  'POST /v3/consultation/:id/sections/:section/rewrite': ofDocument({
    params: { section: 'gist' },
    body: { version: 1, how: 'again' },
  }),

  'GET /v3/brand': plain(),
  'PUT /v3/brand': { own: () => [{ parts: { body: { name: 'Мастерская' } } }] },
  'POST /v3/consultation/:id/links': ofDocument({ body: { withProof: true } }),
  'GET /v3/consultation/:id/links': ofDocument(),
  'DELETE /v3/links/:id': ofDocument(),
  'POST /v3/consultation/:id/send': ofDocument({ body: { email: 'anna@example.ru' } }),
  'POST /v1/letters/refuse': { own: () => [{ parts: { body: { token: 'A' } }, status: 404 }] },
  'GET /v3/consultation/:id/pdf': ofDocument(),
  'GET /v3/consultation/:id/docx': ofDocument(),
  'GET /v1/reading/:token/pdf': { own: () => [{ parts: { params: { token: 'A'.repeat(43) } }, status: 404 }] },
  'GET /v1/reading/:token': { own: () => [{ parts: { params: { token: 'A'.repeat(43) } }, status: 404 }] },
  'GET /.well-known/nebosvod-keys.json': plain(),

  // Pictures themselves are in files.db.test.ts; no body is no picture.
  'POST /v1/files': { own: () => [{ parts: { query: { purpose: 'logo' } }, status: 400 }] },
  'GET /v1/files/:id': ofDocument(),

  'GET /v3/booking': plain(),
  'PUT /v3/booking': { own: () => [{ parts: { body: { name: 'Мастерская' } } }] },
  'GET /v3/booking/requests': plain(),
  'POST /v3/booking/requests/:id/accept': ofDocument(),
  'POST /v3/booking/requests/:id/decline': ofDocument({ body: {} }),
  // What a link of booking opens is in booking.db.test.ts.
  'GET /v1/booking/:slug': { own: () => [{ parts: { params: { slug: 'a'.repeat(20) } }, status: 404 }] },
  'POST /v1/booking/:slug': { own: () => [{ parts: { params: { slug: 'a'.repeat(20) }, body: {} }, status: 400 }] },
  ...Object.fromEntries(
    ['booked', 'booked/cancel', 'booked/export', 'booked/erase'].map((path) => [
      `POST /v1/${path}`,
      { own: () => [{ parts: { body: { token: 'A'.repeat(43) } }, status: 404 }] },
    ]),
  ),
  'POST /v1/booked/move': {
    own: () => [{ parts: { body: { token: 'A'.repeat(43), slot: '2027-01-01T10:00:00Z' } }, status: 404 }],
  },

  'GET /v1/day_text/:kind/:index': { own: () => [{ parts: { params: { kind: 'tithi', index: '1' } } }] },
  'GET /v1/get_fact': plain(),
  'POST /v1/sky_occasions': { own: () => [{ parts: { body: { from: '2026-12-01', to: '2026-12-03' } } }] },
  'POST /v1/check_publication': { own: () => [{ parts: { body: { text: 'Новолуние' } } }] },
  'GET /v3/clients': plain(),
  'POST /v3/clients': { own: () => [{ parts: { body: { name: 'Клиент' } } }] },
  'GET /v3/clients/export': plain(),
  'POST /v3/clients/import': { own: () => [{ parts: { body: { format: 'json', content: '[]' } } }] },
  'GET /v3/clients/:id': ofClient(),
  'PATCH /v3/clients/:id': { ...ofClient({ version: 1, name: 'Другое имя' }), isConsuming: true },
  'GET /v3/clients/:id/export': ofClient(),
  'DELETE /v3/clients/:id': { ...ofClient(), isConsuming: true },

  'GET /v3/events/list': plain(),
  'GET /v3/news/list': plain(),
  'GET /v3/questions/list': plain(),
  'GET /v1/legal/:id': { own: () => [{ parts: { params: { id: 'privacy' } } }] },
  'GET /legal/privacy.pdf': plain(),
  'GET /v3/category/list': plain(),
  'GET /v3/shop/list': plain(),
  'GET /v3/shop/': { own: () => [{ parts: { query: { id: 'astrolog' } } }] },
  'GET /v3/shop/category/': { own: () => [{ parts: { query: { category_id: 'veda' } } }] },

  'GET /v1/places': { own: () => [{ parts: { query: { query: 'Москва' } } }] },
  'POST /v1/places/nearest': calculation,
  'POST /v1/numerology': calculation,
  'POST /v1/numerology/texts': {
    own: () => [{ parts: { body: { system: 'lifePath', input: { date: '1990-05-17' } } } }],
  },
  'POST /v1/numerology/board.pdf': { own: () => [{ parts: { body: { date: '1990-05-17' } } }] },
  'POST /api/v2/chart.getUTS': calculation,
  'POST /api/v2/chart.getPlanets': calculation,
  'POST /api/v2/chart.GetChartData': calculation,
  'POST /api/v2/chart.getTimeMarks': calculation,
  'POST /api/v2/chart.getPlanetInfo': calculation,
  'POST /api/v2/chart.getAvastha': calculation,
  'POST /api/v2/chart.getRelation': calculation,
  'POST /api/v2/chart.getPushkara': calculation,
  'POST /api/v2/chart.GetPlanetaryWar': calculation,
  'POST /api/v2/chart.getHoraLagna': calculation,
  'POST /api/v2/chart.getVarnaLagnas': calculation,
  'POST /api/v2/chart.getBirthDetails': calculation,
  'POST /api/v2/chart.getChakras': calculation,
  'POST /api/v2/chart.getShadBala': calculation,
  'POST /api/v2/chart.getAshtakPoints': calculation,
  'POST /api/v2/chart.getPanchanga': calculation,
  'POST /api/v2/chart.getAllMuhurtas': calculation,
  'POST /api/v2/chart.getAyana': calculation,
  'POST /api/v2/chart.getSunTransit': calculation,
  'POST /api/v2/chart.getFestivals': calculation,
  'POST /api/v2/chart.getSadeSati': calculation,
  'POST /api/v2/chart.getLifeLine': calculation,
  'POST /api/v2/chart.getLifeDays': calculation,
  'POST /api/v2/chart.getEvents': calculation,
  'POST /api/v2/chart.getTransits': calculation,
  'POST /api/v2/chart.getRectification': calculation,
  'POST /api/v2/western.getChart': calculation,
  'POST /api/v2/western.getAspects': calculation,
  'POST /api/v2/western.getTransits': calculation,
  'POST /api/v2/western.getSolarReturn': calculation,
  'POST /api/v2/western.getLunarReturn': calculation,
  'POST /api/v2/western.getProgressions': calculation,
  'POST /api/v2/western.getSynastry': calculation,
  'POST /api/v2/western.getComposite': calculation,
  'POST /api/v2/western.getMoon': calculation,
  'POST /api/v2/western.getTimeLords': calculation,
  'POST /api/v2/western.getPoints': calculation,
  'POST /api/v2/western.getMap': calculation,
  'POST /api/v2/western.getEphemeris': calculation,
  'POST /api/v2/western.getDocument': { own: () => [{ parts: { body: { birth: someBirth, preset: 'student' } } }] },
  'POST /api/v2/western.getDirections': calculation,
  'POST /api/v2/western.getHorary': calculation,
  'POST /api/v2/chart.getTajaka': calculation,
  'POST /api/v2/chart.getKp': calculation,
  'POST /api/v2/chart.getPrashna': { own: () => [{ parts: { body: { birth: someBirth, matter: 'work' } } }] },
  'POST /api/v2/chart.create': { own: () => [{ parts: { body: { name: 'Карта', birth: someBirth } } }] },
  'POST /api/v2/chart.getAllMaps': { own: () => [{ parts: { body: {} } }] },
  'POST /api/v2/chart.getMap': ofMap(),
  'POST /api/v2/chart.shareMap': ofMap({ days: 7, withName: false }),
  'POST /api/v2/chart.getMapShares': { own: () => [{ parts: { body: { mapId: randomUUID() } } }] },
  'POST /api/v2/chart.revokeMapShare': { own: () => [{ parts: { body: { shareId: randomUUID() } }, status: 404 }] },
  'POST /v1/shared_map': { own: () => [{ parts: { body: { token: 'A'.repeat(43) } }, status: 404 }] },
  'POST /api/v2/chart.updateMap': ofMap({ name: 'Другое имя' }),
  'POST /api/v2/chart.deleteMap': ofMap(),
  'POST /api/v2/chart.restoreMap': ofMap(),
  'POST /api/v2/chart.getNotes': ofMap(),
  'POST /api/v2/chart.saveNotes': ofMap({ text: 'Заметка', version: 0 }),
  'POST /api/v2/chart.importMaps': { own: () => [{ parts: { body: { format: 'json', content: '[]' } } }] },
  'POST /api/v2/chart.exportMaps': { own: () => [{ parts: { body: { format: 'json' } } }] },
  'POST /api/v2/chart.getPanchangaMonth': calculation,
  'GET /v1/places/:id': { own: () => [{ parts: { params: { id: '524901' } } }] },
  'POST /api/v2/chart.getYogasCategories': calculation,
  'POST /api/v2/chart.getYogas': calculation,
  'POST /api/v2/chart.getDoshas': calculation,
  'POST /api/v2/chart.getPitriYogas': calculation,
  'POST /api/v2/chart.getPitriStatic': calculation,
  'POST /api/v2/chart.getCompatibility': calculation,
  'POST /api/v2/chart.findMuhurta': calculation,
  'POST /api/v2/chart.get_create_panchanga': calculation,
  // A feed keeps a place and layers, nothing of a person.
  'POST /api/v2/chart.createCalendarFeed': calculation,
  'POST /api/v2/chart.revokeCalendarFeed': { own: () => [{ parts: { body: { key: 'A'.repeat(22) } }, status: 404 }] },
  'GET /calendar/:token': { own: () => [{ parts: { params: { token: `${'A'.repeat(22)}.ics` } }, status: 404 }] },
  'POST /api/v2/chart.getDocument': calculation,
  'POST /v1/verify': calculation,
  'POST /v1/interpretation': calculation,
  'POST /api/v2/chart.getRunningDashas': calculation,
  'POST /api/v2/chart.getRashaPeriods': calculation,
  'POST /api/v2/chart.getDashaPeriods': calculation,
  'POST /api/v2/chart.getPeriodTexts': calculation,
};
