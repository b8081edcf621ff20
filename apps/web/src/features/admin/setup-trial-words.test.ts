import { linkOutcomes, linkSteps } from '@nebosvod/contracts/admin-setup';
import { describe, expect, it } from 'vitest';
import { linkTrialWords, modelTrialWords } from './setup-trial-words.ts';

const trial = (outcome: (typeof linkOutcomes)[number], url = 'https://nebo.example/health/live') => ({
  ...{ url, outcome, status: outcome === 'refuses' ? 403 : 200, redirectHost: null, tookMs: 12 },
});

describe('what a self-test tells the operator', () => {
  it('differs with what came, for every step', () => {
    for (const step of linkSteps) {
      const told = linkOutcomes.map((outcome) => linkTrialWords(step, trial(outcome)));
      expect(new Set(told).size).toBe(linkOutcomes.length);
    }
  });

  it('says of a good answer what it does not prove', () => {
    expect(linkTrialWords('counter', trial('answers'))).toContain('видно только в отчётах Метрики');
    expect(linkTrialWords('chat', trial('answers'))).toContain('отсюда не видно');
    expect(linkTrialWords('address', trial('answers'))).not.toContain('без https');
    expect(linkTrialWords('address', trial('answers', 'http://nebo.example/'))).toContain('без https');
  });

  it('names the model, and who writes while it is away', () => {
    expect(modelTrialWords({ name: 'Своя', fault: null, tookMs: 90 })).toBe('Модель «Своя» ответила за 90\u00a0мс.');
    expect(modelTrialWords({ name: 'Своя', fault: 'refused', tookMs: 9 })).toMatch(/проверьте ключ.+пишет сам сервис/);
  });
});
