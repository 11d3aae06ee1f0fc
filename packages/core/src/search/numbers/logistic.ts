/** The likelihood that belongs to log odds: 0 to 1. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The likelihood by a logistic regression: the bias, and each piece of evidence by its weight. */
export function likelihoodBy<Piece extends string>(
  evidence: Readonly<Record<Piece, number>>,
  weights: Readonly<Record<NoInfer<Piece> | 'bias', number>>,
): number {
  let logOdds: number = weights.bias;
  for (const piece of Object.keys(evidence) as Piece[]) {
    logOdds += weights[piece] * evidence[piece];
  }
  return logistic(logOdds);
}
