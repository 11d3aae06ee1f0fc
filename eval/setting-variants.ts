import { RANKING, type RankingSettings } from '@hoa/core/search/ranking-settings';

/**
 * The settings that cross-validation chooses among: the ones in use, and each number that matters
 * at half and at one and a half of its value.
 */
export function settingVariants(): RankingSettings[] {
  const names = [
    'k1',
    'aboutness',
    'aliasShare',
    'pairWeight',
    'synonymWeight',
    'phraseWeight',
    'storyWeight',
  ] as const;
  const variants = names.flatMap((name) =>
    [0.5, 1.5].map((factor) => ({ ...RANKING, [name]: RANKING[name] * factor })),
  );
  return [RANKING, ...variants];
}
