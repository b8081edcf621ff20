import * as contract from '@nebosvod/contracts/second-factor';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import type { SecondFactorService } from './second-factor.service.ts';

export function registerSecondFactor(app: FastifyInstance, factor: SecondFactorService): void {
  mount(app, contract.getSecondFactor, ({ caller }) => factor.present(signedIn(caller)));
  mount(app, contract.passSecondFactor, ({ caller, body }) => factor.pass(signedIn(caller), body.code));
  mount(app, contract.changeSecondFactor, ({ caller, body }) => factor.change(signedIn(caller), body.forSignIn));
  mount(app, contract.turnOffSecondFactor, ({ caller, request }) =>
    factor.turnOff(signedIn(caller), clientAddress(request)),
  );
  mount(app, contract.beginSecondFactor, ({ caller, body }) => factor.begin(signedIn(caller), body.password));
  mount(app, contract.turnOnSecondFactor, ({ caller, body, request }) =>
    factor.turnOn(signedIn(caller), body.code, clientAddress(request)),
  );
  mount(app, contract.renewRecoveryCodes, ({ caller }) => factor.renewCodes(signedIn(caller)));

  registerPersonalData(app, { name: 'secondFactor', read: (userId) => factor.stored(userId) });
}
