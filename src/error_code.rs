//! Facts for people as a code with its arguments: refusals, faults, reasons.
//!
//! Rust emits codes and numbers, the page finds the words. A code never changes.

use serde::{Serialize, Serializer, ser::SerializeMap};

/// An argument of a code, as plain data. Counts that an `f64` does not hold exactly are texts.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A name, or a text that a person typed.
    Text(String),
    /// A number; serialized without a point where it is whole and below 9·10¹⁵.
    Number(f64),
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            // Whole numbers are written as such, so that 3 never reads 3.0.
            Self::Number(number) if number.fract() == 0.0 && number.abs() < 9e15 => {
                serializer.serialize_i64(*number as i64)
            }
            Self::Number(number) => serializer.serialize_f64(*number),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<f64> for Arg {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

/// As text: JS has no whole numbers of that size.
impl From<u128> for Arg {
    fn from(number: u128) -> Self {
        Self::Text(number.to_string())
    }
}

impl<T: Copy> From<&T> for Arg
where
    Self: From<T>,
{
    fn from(value: &T) -> Self {
        Self::from(*value)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<char> for Arg {
    fn from(sign: char) -> Self {
        Self::Text(sign.to_string())
    }
}

/// Numbers beyond 32 bits become the greatest number of 32 bits.
impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        u32::try_from(number).unwrap_or(u32::MAX).into()
    }
}

/// Something that has a code and arguments: a refusal, a fault, or a reason. The page words it; Rust emits codes and numbers.
pub trait ErrorCode {
    /// The code: lower-case words joined by `-`. It never changes.
    fn code(&self) -> &'static str;

    /// The arguments, by name.
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }

    /// The single faults, where there can be several.
    fn faults(&self) -> Vec<ErrorCodeData> {
        Vec::new()
    }
}

/// What cannot fail has no code.
impl ErrorCode for std::convert::Infallible {
    fn code(&self) -> &'static str {
        match *self {}
    }
}

/// The plain data of a code: `{"code", "args": {…}}`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ErrorCodeData {
    /// The name that never changes.
    pub code: &'static str,
    /// The arguments by name; the code determines their names.
    pub args: Args,
}

/// Arguments by name, serialized as an object in this order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args(pub Vec<(&'static str, Arg)>);

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in &self.0 {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

impl<T: ErrorCode> From<&T> for ErrorCodeData {
    fn from(coded: &T) -> Self {
        Self { code: coded.code(), args: Args(coded.args()) }
    }
}

/// Several faults as one text, with semicolons between.
pub(crate) fn listed(faults: &[impl std::fmt::Display]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Implements [`ErrorCode`], `Display` and `Error` for an error from one table.
///
/// A row reads `Variant { field, … } => "code" { arg, … }, "message";`: the fields by name (those of a tuple variant get names
/// here), the code, the arguments in their order, and the message in English, which names fields as `format!` does. An argument
/// is the field of its name, or `name: value`. A field in brackets behind the arguments lists the single faults. A variant that is *passed on* holds another error: it has that error's code,
/// arguments, faults and message, and gets a `From`; so does each error after a colon, by way of the held one. `struct` begins the row of
/// an error that is a struct.
///
/// ```text
/// error_codes! {
///     PlayersError {
///         Bad { players } => "bad-players" { players }, "{players:?} names no players for these rules";
///     }
///     passed on {
///         Agent(AgentError),
///     }
/// }
/// ```
macro_rules! error_codes {
    (
        $error:ident {
            $($variant:ident $(($($place:ident),*))? $({ $($field:ident),* })? =>
                $code:literal $({ $($arg:ident $(: $value:expr)?),* })? $([$faults:ident])?,
                $message:literal $(, $part:expr)*;)*
        }
        $(passed on { $($outer:ident($inner:ident $(: $($way:ident),+)?)),* $(,)? })?
    ) => {
        impl $crate::error_code::ErrorCode for $error {
            fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code,)*
                    $($(Self::$outer(error) => $crate::error_code::ErrorCode::code(error),)*)?
                }
            }

            #[allow(unused_variables, reason = "a message may name more than the arguments do")]
            fn args(&self) -> Vec<(&'static str, $crate::error_code::Arg)> {
                match self {
                    $(Self::$variant $(($($place),*))? $({ $($field),* })? => {
                        vec![$($((stringify!($arg), error_codes!(@arg $arg $($value)?))),*)?]
                    })*
                    $($(Self::$outer(error) => $crate::error_code::ErrorCode::args(error),)*)?
                }
            }

            #[allow(unused_variables, reason = "few rows name faults")]
            fn faults(&self) -> Vec<$crate::error_code::ErrorCodeData> {
                match self {
                    $(Self::$variant $(($($place),*))? $({ $($field),* })? => {
                        error_codes!(@faults $($faults)?)
                    })*
                    $($(Self::$outer(error) => $crate::error_code::ErrorCode::faults(error),)*)?
                }
            }
        }

        impl std::fmt::Display for $error {
            #[allow(unused_variables, reason = "the arguments may name more than a message does")]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$variant $(($($place),*))? $({ $($field),* })? => {
                        write!(f, $message $(, $part)*)
                    })*
                    $($(Self::$outer(error) => std::fmt::Display::fmt(error, f),)*)?
                }
            }
        }

        impl std::error::Error for $error {}

        $($(
            impl From<$inner> for $error {
                fn from(error: $inner) -> Self {
                    Self::$outer(error)
                }
            }

            $($(
                impl From<$way> for $error {
                    fn from(error: $way) -> Self {
                        Self::$outer(error.into())
                    }
                }
            )+)?
        )*)?
    };
    (
        struct $error:ident $(($($place:ident),*))? $({ $($field:ident),* })? =>
            $code:literal $({ $($arg:ident),* })?, $message:literal;
    ) => {
        impl $crate::error_code::ErrorCode for $error {
            fn code(&self) -> &'static str {
                $code
            }

            #[allow(unused_variables, reason = "a message may name more than the arguments do")]
            fn args(&self) -> Vec<(&'static str, $crate::error_code::Arg)> {
                let Self $(($($place),*))? $({ $($field),* })? = self;
                vec![$($((stringify!($arg), $crate::error_code::Arg::from($arg))),*)?]
            }
        }

        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let Self $(($($place),*))? $({ $($field),* })? = self;
                write!(f, $message)
            }
        }

        impl std::error::Error for $error {}
    };
    (@faults) => { Vec::new() };
    (@faults $faults:ident) => {
        $faults.iter().map($crate::error_code::ErrorCodeData::from).collect()
    };
    (@arg $arg:ident) => { $crate::error_code::Arg::from($arg) };
    (@arg $arg:ident $value:expr) => { $crate::error_code::Arg::from($value) };
}
pub(crate) use error_codes;
