import { describe, expect, it } from 'vitest';
import { Metrika } from './metrika.ts';

function counter(id: string | null) {
  const sent: unknown[][] = [];
  let loads = 0;
  const metrika = new Metrika({
    id,
    load: () => {
      loads += 1;
      return (...call) => void sent.push(call);
    },
  });
  return { metrika, sent, loads: () => loads };
}

describe('analytics', () => {
  it('loads nothing before consent, then sends what waited, in order', () => {
    const { metrika, sent, loads } = counter('123');
    metrika.goal('user_guest');
    metrika.hit('/home/faq', 'Вопросы');
    expect([loads(), sent]).toEqual([0, []]);
    metrika.consent(true);
    metrika.goal('sidebar_click_login');
    metrika.consent(true);
    expect(loads()).toBe(1);
    expect(sent.map(([id, method, what]) => [id, method, method === 'init' ? 'settings' : what])).toEqual([
      [123, 'init', 'settings'],
      [123, 'reachGoal', 'user_guest'],
      [123, 'hit', '/home/faq'],
      [123, 'reachGoal', 'sidebar_click_login'],
    ]);
    expect(sent[0]?.[2]).toMatchObject({ webvisor: false, defer: true });
  });

  it('forgets the queue on refusal and keeps silent after it', () => {
    const { metrika, sent, loads } = counter('123');
    metrika.goal('user_guest');
    metrika.consent(false);
    metrika.goal('sidebar_click_login');
    expect([loads(), sent]).toEqual([0, []]);
  });

  it('ends the counter when consent is taken back and begins it anew, loaded once', () => {
    const { metrika, sent, loads } = counter('123');
    metrika.consent(true);
    metrika.consent(false);
    metrika.goal('buy_click');
    metrika.consent(false);
    metrika.consent(true);
    metrika.goal('shop_item_open');
    expect(loads()).toBe(1);
    expect(sent.map((call) => call[1])).toEqual(['init', 'destruct', 'init', 'reachGoal']);
    expect(sent.at(-1)).toEqual([123, 'reachGoal', 'shop_item_open']);
  });

  it('does nothing at all without a counter', () => {
    const { metrika, sent, loads } = counter(null);
    metrika.goal('user_guest');
    metrika.consent(true);
    metrika.goal('user_authorized');
    expect([loads(), sent]).toEqual([0, []]);
  });
});
