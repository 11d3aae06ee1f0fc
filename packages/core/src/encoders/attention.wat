;; The two sums of attention for one head of one piece, four 32-bit floats at a time. Its bytes stand in
;; attention.ts; a test compiles this file and compares them. Places, steps and sizes are in bytes.
(module
  (memory (export "memory") 1)

  (func $sum (param $sums v128) (result f32)
    (f32.add
      (f32.add
        (f32x4.extract_lane 0 (local.get $sums))
        (f32x4.extract_lane 1 (local.get $sums)))
      (f32.add
        (f32x4.extract_lane 2 (local.get $sums))
        (f32x4.extract_lane 3 (local.get $sums)))))

  ;; The products of a query with keys. $key: where the first one begins; $step: from one to the next;
  ;; $size: of a key, a multiple of 16; $out and $end: where the products go.
  (func (export "match")
    (param $query i32) (param $key i32) (param $step i32) (param $size i32)
    (param $out i32) (param $end i32)
    (local $at i32) (local $sums v128)
    (loop $keys
      (local.set $sums (v128.const i64x2 0 0))
      (local.set $at (i32.const 0))
      (loop $values
        (local.set $sums
          (f32x4.add
            (local.get $sums)
            (f32x4.mul
              (v128.load (i32.add (local.get $query) (local.get $at)))
              (v128.load (i32.add (local.get $key) (local.get $at))))))
        (br_if $values
          (i32.lt_u
            (local.tee $at (i32.add (local.get $at) (i32.const 16)))
            (local.get $size))))
      (f32.store (local.get $out) (call $sum (local.get $sums)))
      (local.set $key (i32.add (local.get $key) (local.get $step)))
      (br_if $keys
        (i32.lt_u
          (local.tee $out (i32.add (local.get $out) (i32.const 4)))
          (local.get $end)))))

  ;; The sum of values by their shares. $share and $end: where the shares stand; $value, $step and
  ;; $size: as the keys above; $out: where the sum goes.
  (func (export "mix")
    (param $share i32) (param $end i32) (param $value i32) (param $step i32) (param $size i32)
    (param $out i32)
    (local $at i32) (local $of i32) (local $from i32) (local $sums v128)
    (loop $lanes
      (local.set $sums (v128.const i64x2 0 0))
      (local.set $of (local.get $share))
      (local.set $from (i32.add (local.get $value) (local.get $at)))
      (loop $values
        (local.set $sums
          (f32x4.add
            (local.get $sums)
            (f32x4.mul
              (v128.load32_splat (local.get $of))
              (v128.load (local.get $from)))))
        (local.set $from (i32.add (local.get $from) (local.get $step)))
        (br_if $values
          (i32.lt_u
            (local.tee $of (i32.add (local.get $of) (i32.const 4)))
            (local.get $end))))
      (v128.store (i32.add (local.get $out) (local.get $at)) (local.get $sums))
      (br_if $lanes
        (i32.lt_u
          (local.tee $at (i32.add (local.get $at) (i32.const 16)))
          (local.get $size)))))
)
