/** Pages that open a saved map by `?map=<id>`. */
export type MapAddress = '/home/natal-chart' | '/home/veda' | '/home/astrolog';
